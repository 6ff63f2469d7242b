import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: (id) => `電子インボイス ${id}`,
  ready: '欧州規格EN 16931に準拠した、次のいずれかの形式でダウンロードできます。',
  files: {
    pdf: 'XMLを埋め込んだPDF（Factur-X、ZUGFeRD）：人が読むことも、会計ソフトで読み取ることもできます。',
    xml: 'XMLのみ（UBL 2.1）：会計ソフトやポータル向けです。',
  },
  download: { pdf: 'PDFをダウンロード', xml: 'XMLをダウンロード' },
  lacking: '電子インボイスを作成するには、次の情報が必要です。',
  toCompany: '会社情報を開く',
  toInvoice: '請求書を編集',
  lacks: {
    issued: '請求書の発行（無効な請求書は対象外です）。',
    sellerName: '会社の正式名称。',
    sellerAddress: '会社の住所。',
    sellerCountry: '会社の国。',
    sellerTaxId: '会社の税務番号またはVAT番号。',
    sellerRegistration: '会社の法人登記（税務番号がVAT番号でない場合に必要です）。',
    buyerName: '顧客名。',
    buyerAddress: '請求先住所。',
    buyerCountry: '請求先住所の国。',
    lines: '1行以上の明細。',
    rates: '各明細と送料の税率（課税されない場合は 0%）。',
    category: '税率0%の明細の税区分：理由に専用の区分（リバースチャージ、EU域内供給、輸出）が書かれています。',
    exemption: '明細が非課税となる理由。',
    onlyOutside: '課税対象外の明細は、別の請求書にする必要があります。',
    sellerVatId: '自社のVAT番号（税区分に必要です）。',
    buyerVatId: '取引先のVAT番号（税区分に必要です）。',
    supplyDate: '納品日・役務提供日（EU域内供給に必要です）。',
  },
}
