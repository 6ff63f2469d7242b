interface About {
  readonly title: string
  readonly author: string
  readonly madeAt: Date
}

const name = 'factur-x.xml'
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')

const property = (property: string, about: string): string => `
            <rdf:li rdf:parseType="Resource">
              <pdfaProperty:name>${property}</pdfaProperty:name>
              <pdfaProperty:valueType>Text</pdfaProperty:valueType>
              <pdfaProperty:category>external</pdfaProperty:category>
              <pdfaProperty:description>${about}</pdfaProperty:description>
            </rdf:li>`

/** Returns the XMP metadata, with the schema of the terms PDF/A doesn't know (Factur-X 1.0, "XMP extension schema"). */
const metadataOf = ({ title, author }: About): string => `
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
      <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:fx="${namespace}">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>${name}</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about=""
      xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>fx</pdfaSchema:prefix>
          <pdfaSchema:property><rdf:Seq>${[
            property('DocumentFileName', 'The name of the embedded XML document'),
            property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'),
            property('Version', 'The actual version of the standard applying to the embedded XML document'),
            property('ConformanceLevel', 'The conformance level of the embedded XML document'),
          ].join('')}
          </rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>`

/**
 * Returns the options for PDF/A-3 (ISO 19005-3, level B): device-independent colors and embedded fonts, which all files
 * have. Title and author are in the XMP metadata, because pdfkit would write them there unescaped, and `&` is not valid
 * XML.
 */
export const hybridOptions = ({ madeAt }: Pick<About, 'madeAt'>) =>
  ({ subset: 'PDF/A-3b', pdfVersion: '1.7', info: { CreationDate: madeAt } }) as const

/** Puts an e-invoice into a file as Factur-X 1.0 (ZUGFeRD 2) has it, profile EN 16931: another form of the same invoice. */
export const embedEInvoice = (pdf: PDFKit.PDFDocument, xml: string, about: About): void => {
  const { madeAt } = about
  const file = {
    name,
    type: 'text/xml',
    description: 'Factur-X invoice',
    relationship: 'Alternative',
    creationDate: madeAt,
    modifiedDate: madeAt,
  }
  pdf.file(new TextEncoder().encode(xml).slice().buffer, file)
  pdf.appendXML(metadataOf(about))
}
