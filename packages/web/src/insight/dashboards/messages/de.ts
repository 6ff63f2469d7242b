import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  dashboards: {
    sales: { title: 'Verkauf', about: 'Was verkauft wird, an wen, und was davon bleibt' },
    finance: { title: 'Finanzen', about: 'Was Kunden schulden und was berechnet und bezahlt wurde' },
    analytics: { title: 'Analyse', about: 'Wer in Ihren Shop kommt, woher und wie weit' },
    course: { title: 'Kurse', about: 'Wer lernt, wie weit alle kommen und was es einbringt' },
    career: { title: 'Karriere', about: 'Welche Stellen offen sind und wer auf dem Weg zu ihnen ist' },
  },
  cards: {
    sizes: 'Lieferbare Produkte nach Kategorie und Größe',
    openOrders: 'Alter der offenen Bestellungen',
    cohorts: 'Bestellungen nach Woche der Erstbestellung',
    slowestScreens: 'Langsamste Bereiche von Quarterdeck',
    usedActions: 'Meistgenutzte Aktionen',
    missedSearches: 'Suchen ohne Treffer',
    errorsByDay: 'Fehler im Zeitverlauf',
    goals: 'Besuche, die ein Ziel erreichten',
    goalRates: 'Konversion je Ziel',
    fallingProducts: 'Produkte mit sinkendem Absatz',
    stockDays: 'Produkte, die zuerst ausgehen',
    returnCauses: 'Retourenquote nach Grund',
    differing: 'Abweichungen zwischen Bestellungen und Rechnungen',
    sentBackAndRefunded: 'Retouren und Erstattungen',
    unitsPerOrder: 'Stück je Bestellung',
    cash: 'Liquidität der nächsten 13 Wochen',
    cashInAll: 'Liquidität der nächsten 13 Wochen insgesamt',
    returnRate: 'Retourenquote',
    hireRates: 'Einstellungsquote nach Herkunft',
    targetOfMonth: 'Monatsziel',
    invoicedNet: 'Berechnet, netto',
    spent: 'Ausgegeben, netto',
    profit: 'Gewinn',
    margin: 'Gewinnmarge',
    profitAndLoss: 'Gewinn und Verlust nach Monat',
    budgets: 'Ausgaben und Budget in diesem Monat',
    netRevenue: 'Nettoumsatz',
    orders: 'Bestellungen',
    averageOrder: 'Wert je Bestellung',
    revenueOverTime: 'Nettoumsatz im Zeitverlauf',
    grossToNet: 'Von brutto zu netto',
    buyers: 'Bestellungen neuer und wiederkehrender Kunden',
    ordersByStatus: 'Bestellungen nach Status',
    bestProducts: 'Meistverkaufte Produkte',
    countries: 'Nettoumsatz nach Land',
    outstanding: 'Offene Forderungen',
    overdue: 'Überfällig',
    paidOff: 'Bezahlt',
    daysOutstanding: 'Forderungslaufzeit (DSO)',
    invoicedAndPaid: 'Berechnet und bezahlt',
    receivablesByAge: 'Forderungen nach Alter',
    debtors: 'Wer am meisten schuldet',
    tax: 'Berechnete Steuer',
    visitors: 'Besucher',
    visits: 'Besuche',
    conversion: 'Conversion-Rate',
    pagesPerVisit: 'Seiten je Besuch',
    visitsOverTime: 'Besuche im Zeitverlauf',
    funnel: 'Vom Besuch zur Bestellung',
    channels: 'Besuche nach Kanal',
    orderChannels: 'Bestellungen nach Kanal',
    campaignVisitsInAll: 'Besuche aus Kampagnen',
    campaignOrdersInAll: 'Bestellungen aus Kampagnen',
    campaignCost: 'Kampagnenkosten',
    costPerOrder: 'Kosten je Bestellung',
    costByChannel: 'Kampagnenkosten nach Kanal',
    campaignVisits: 'Besuche nach Kampagne',
    campaignOrders: 'Bestellungen nach Kampagne',
    visitorCountries: 'Besuche nach Land',
    entryPages: 'Häufigste Einstiegsseiten',
    exitPages: 'Häufigste Ausstiegsseiten',
    languages: 'Besuche nach Sprache',
    devices: 'Besuche nach Gerät',
    incomeAndSpending: 'Einnahmen und Ausgaben, netto',
    spendingByCategory: 'Ausgaben nach Kategorie',
    activeLearners: 'Aktive Teilnehmer',
    newEnrolments: 'Neue Anmeldungen',
    completion: 'Abschlussquote',
    silentLearners: 'Seit 14 Tagen still',
    enrolmentsOverTime: 'Neue Anmeldungen im Zeitverlauf',
    enrolmentsBySource: 'Woher Teilnehmer kommen',
    completionByStart: 'Abschlussquote nach Beginn',
    reach: 'Hälfte und neun Zehntel erreicht, nach Beginn',
    courseRevenue: 'Umsatz nach Kurs',
    courseRefunds: 'Erstattungen nach Kurs',
    dropOff: 'Wo Teilnehmer abbrechen',
    instructors: 'Aktive Teilnehmer nach Kursleitung',
    ratings: 'Durchschnittliche Bewertung',
    openPositions: 'Offene Plätze',
    openingsAtRisk: 'Gefährdete Stellen',
    daysOpen: 'Tage offen',
    daysAgainstTarget: 'Tage offen gegenüber dem Ziel',
    interviewsToday: 'Gespräche heute',
    newApplicants: 'Neue Bewerbungen',
    hires: 'Einstellungen',
    daysToHire: 'Tage bis zur Einstellung',
    acceptance: 'Angenommene Angebote',
    applicantFunnel: 'Von der Bewerbung zur Einstellung',
    daysByStage: 'Tage in jeder Phase',
    applicantsOverTime: 'Bewerbungen und Einstellungen im Zeitverlauf',
    applicantSources: 'Bewerbungen nach Quelle',
    hiresBySource: 'Einstellungen nach Quelle',
    rejections: 'Gründe für Ablehnungen',
    headcount: 'Personen nach Funktion',
  },
  metrics: {
    assortment: {
      title: 'Produkte nach Größe',
      formula:
        'Veröffentlichte Produkte, von denen in einer Größe Stücke auf Lager sind, nach heutigem Stand. In welcher Größe bestellt wurde, sagen Bestellungen nicht.',
    },
    reads: {
      title: 'Abrufe',
      formula:
        'Wie oft in Quarterdeck etwas angesehen wurde, nach Tag (UTC). Einmal in der Minute notiert, ohne Namen.',
    },
    readTime: { title: 'Antwortzeit insgesamt', formula: 'Wie lange alle Antworten auf dem Server gedauert haben.' },
    answerTime: {
      title: 'Antwortzeit',
      formula: 'Wie lange eine Antwort auf dem Server im Durchschnitt gedauert hat, ohne den Weg durchs Netz.',
    },
    actions: {
      title: 'Aktionen',
      formula: 'Wie oft in Quarterdeck etwas angelegt, geändert, gelöscht oder sonst getan wurde.',
    },
    missedSearches: {
      title: 'Suchen ohne Treffer',
      formula:
        'Suchen in Listen, die nichts gefunden haben. Wonach gesucht wurde, wird nicht gespeichert, weil oft Namen darin stehen.',
    },
    errors: {
      title: 'Fehler',
      formula:
        'Anfragen, die an einem Fehler in Quarterdeck gescheitert sind. Was mit einem Grund abgelehnt wird, zählt nicht.',
    },
    goalVisits: {
      title: 'Ziel erreicht',
      formula: 'Besuche, in denen die Seite oder das Ereignis eines Ziels vorkam, je Ziel einmal gezählt.',
    },
    goalRate: {
      title: 'Konversion je Ziel',
      formula: 'Besuche, die ein Ziel erreicht haben, geteilt durch alle Besuche.',
    },
    stock: { title: 'Bestand', formula: 'Alle Stücke auf Lager, nach heutigem Stand.' },
    stockDays: {
      title: 'Reichweite des Bestands',
      formula:
        'Der Bestand geteilt durch die verkauften Stücke je Tag im bisher vergangenen Teil des Zeitraums. Produkte ohne Verkäufe im Zeitraum sind nicht aufgeführt.',
    },
    differing: {
      title: 'Abweichende Rechnungen',
      formula:
        'Die Summen der Rechnungen, deren Bestellung danach geändert wurde, sodass Kunde, Artikel, Steuer, Versand oder Summe nicht mehr übereinstimmen. Stornierte Rechnungen zählen nicht. Hängt nicht vom Zeitraum ab.',
    },
    dueIn: {
      title: 'Eingänge',
      formula:
        'Was auf offenen Rechnungen noch geschuldet wird, nach dem Tag der Fälligkeit. Bereits Überfälliges steht in keiner Woche, denn niemand weiß, wann es kommt.',
    },
    dueOut: {
      title: 'Ausgänge',
      formula:
        'Die monatlichen Ausgaben des letzten Monats (bis heute, UTC) mit Steuer, jeden Monat am selben Tag wieder. Andere Ausgaben kann man noch nicht kennen.',
    },
    cashFlow: {
      title: 'Bleibt',
      formula: 'Die Eingänge abzüglich der Ausgänge. Was heute auf Ihren Konten ist, ist nicht enthalten.',
    },
    returnedOrders: {
      title: 'Retournierte Bestellungen',
      formula: 'Wie viele Bestellungen retourniert wurden, nach dem Tag der Bestellung.',
    },
    returnRate: {
      title: 'Retourenquote',
      formula: 'Retournierte Bestellungen geteilt durch alle Bestellungen derselben Tage.',
    },
    hireRate: {
      title: 'Eingestellt',
      formula:
        'Von denen, die sich im Zeitraum beworben haben: wie viele bis jetzt eingestellt wurden, geteilt durch alle.',
    },
    revenueTarget: {
      title: 'Umsatzziel',
      formula:
        'Der Nettoumsatz, der in den Monaten erreicht werden soll, die im Zeitraum beginnen. Mehrere Ziele für einen Monat werden addiert.',
    },
    orderTarget: {
      title: 'Bestellziel',
      formula:
        'Die Bestellungen, die in den Monaten erreicht werden sollen, die im Zeitraum beginnen. Mehrere Ziele für einen Monat werden addiert.',
    },
    budgeted: {
      title: 'Budget, netto',
      formula:
        'Was in den Monaten ausgegeben werden darf, die im Zeitraum beginnen. Ein Budget zählt ganz für den Ersten seines Monats.',
    },
    profit: {
      title: 'Gewinn',
      formula:
        'Das Berechnete abzüglich der Ausgaben, beides ohne Steuer. Gutschriften und Wareneinsatz sind nur enthalten, soweit sie als Ausgaben erfasst sind.',
    },
    margin: { title: 'Gewinnmarge', formula: 'Gewinn geteilt durch das Berechnete ohne Steuer.' },
    orders: { title: 'Bestellungen', formula: 'Wie viele Bestellungen eingegangen sind, gleich in welchem Status.' },
    openOrders: {
      title: 'Offene Bestellungen',
      formula: 'Bestellungen, die gerade neu, offen oder unterwegs sind, danach, wie lange sie her sind.',
    },
    soldOrders: {
      title: 'Nicht zurückgesandte Bestellungen',
      formula: 'Wie viele Bestellungen eingegangen sind und nicht zurückgesandt wurden.',
    },
    grossSales: {
      title: 'Bruttoumsatz',
      formula: 'Die Gesamtbeträge aller Bestellungen vor Abzug der Rabatte: Artikel, Versand und Steuer.',
    },
    discounts: { title: 'Rabatte', formula: 'Die Rabatte aller Bestellungen.' },
    sentBack: { title: 'Zurückgesandt', formula: 'Die Gesamtbeträge der Bestellungen im Status „Zurückgesandt“.' },
    refunds: {
      title: 'Erstattungen',
      formula: 'Was auf Bestellungen erstattet wurde, die nicht als Ganzes zurückgesandt wurden.',
    },
    netRevenue: {
      title: 'Nettoumsatz',
      formula:
        'Die Gesamtbeträge der nicht zurückgesandten Bestellungen abzüglich dessen, was auf sie erstattet wurde. Steuer und Versand sind enthalten.',
    },
    units: { title: 'Stück', formula: 'Die Mengen aller Artikel in nicht zurückgesandten Bestellungen.' },
    itemSales: {
      title: 'Artikelumsatz',
      formula:
        'Menge mal Preis aller Artikel in nicht zurückgesandten Bestellungen. Rabatte auf ganze Bestellungen sind nicht abgezogen.',
    },
    averageOrder: {
      title: 'Wert je Bestellung',
      formula: 'Nettoumsatz geteilt durch die nicht zurückgesandten Bestellungen.',
    },
    unitsPerOrder: {
      title: 'Stück je Bestellung',
      formula: 'Stück geteilt durch die nicht zurückgesandten Bestellungen.',
    },
    outstanding: {
      title: 'Offene Forderungen',
      formula:
        'Was auf allen offenen Rechnungen noch geschuldet wird, fällig oder nicht: ausgestellt, gesendet, angesehen, teilbezahlt oder überfällig.',
    },
    overdue: {
      title: 'Überfällig',
      formula: 'Was auf Rechnungen noch geschuldet wird, die vor heute (UTC) fällig waren.',
    },
    invoiced: {
      title: 'Berechnet',
      formula:
        'Die Gesamtbeträge der Rechnungen nach ihrem Rechnungsdatum, ohne Entwürfe und stornierte. Gutschriften sind nicht abgezogen.',
    },
    taxInvoiced: {
      title: 'Berechnete Steuer',
      formula: 'Die Steuer der Rechnungen nach ihrem Rechnungsdatum, ohne Entwürfe und stornierte.',
    },
    paidOff: {
      title: 'Bezahlt',
      formula:
        'Was auf Rechnungen bezahlt wurde, nach dem Tag, an dem auf ihnen nichts mehr offen war. Teilzahlungen zählen, sobald die Rechnung beglichen ist.',
    },
    daysOutstanding: {
      title: 'Forderungslaufzeit (DSO)',
      formula:
        'Offene Forderungen geteilt durch das in den letzten 90 Tagen Berechnete, mal 90. Vom Zeitraum hängt sie nicht ab.',
    },
    visits: {
      title: 'Besuche',
      formula:
        'Wie viele Besuche begonnen haben. Ein Besuch endet nach einer halben Stunde ohne Aktivität oder um Mitternacht (UTC). Länder folgen aus der Zeitzone des Browsers und sind daher eine Schätzung.',
    },
    visitors: {
      title: 'Besucher',
      formula:
        'Die Besucher jedes Tages (UTC), zusammengezählt. Niemand wird an einem anderen Tag wiedererkannt: Wer an zwei Tagen kommt, zählt zweimal.',
    },
    pageViews: {
      title: 'Seitenaufrufe',
      formula: 'Die Seiten, die in Besuchen aufgerufen wurden, die im Zeitraum begonnen haben.',
    },
    productVisits: {
      title: 'Produkt angesehen',
      formula: 'Besuche, in denen ein Produkt angesehen wurde oder die weiter kamen.',
    },
    cartVisits: {
      title: 'In den Warenkorb gelegt',
      formula: 'Besuche, in denen etwas in den Warenkorb gelegt wurde oder die weiter kamen.',
    },
    orderedVisits: {
      title: 'Bestellt',
      formula: 'Besuche mit einer Bestellung, die es in Quarterdeck gibt. Jede Bestellung zählt einmal.',
    },
    campaignVisits: {
      title: 'Besuche aus Kampagnen',
      formula: 'Besuche über einen Link mit Kampagnencode (utm_campaign).',
    },
    campaignOrders: {
      title: 'Bestellungen aus Kampagnen',
      formula: 'Besuche über einen Link mit Kampagnencode, in denen bestellt wurde.',
    },
    campaignCost: {
      title: 'Kampagnenkosten',
      formula:
        'Die Kosten der Kampagnen, die im Zeitraum beginnen. Die gesamten Kosten einer Kampagne zählen für den Tag, an dem sie beginnt.',
    },
    costPerOrder: {
      title: 'Kosten je Bestellung',
      formula: 'Kampagnenkosten geteilt durch die Besuche aus Kampagnen, in denen bestellt wurde.',
    },
    conversion: { title: 'Conversion-Rate', formula: 'Besuche mit einer Bestellung, geteilt durch alle Besuche.' },
    pagesPerVisit: { title: 'Seiten je Besuch', formula: 'Seitenaufrufe geteilt durch Besuche.' },
    invoicedNet: {
      title: 'Berechnet, netto',
      formula:
        'Die Rechnungsbeträge ohne Steuer nach Rechnungsdatum. Entwürfe und stornierte Rechnungen zählen nicht; Gutschriften sind nicht abgezogen.',
    },
    spent: {
      title: 'Ausgegeben, netto',
      formula: 'Die Beträge der Ausgaben ohne Steuer, nach dem Tag, für den sie gelten.',
    },
    activeLearners: {
      title: 'Aktive Teilnehmer',
      formula:
        'Anmeldungen, die gerade aktiv sind: weder abgeschlossen noch abgebrochen noch erstattet. Der Zeitraum spielt keine Rolle.',
    },
    silentLearners: {
      title: 'Stille Teilnehmer',
      formula:
        'Aktive Anmeldungen, in denen seit 14 Tagen keine Lektion erledigt wurde. Der Zeitraum spielt keine Rolle.',
    },
    newEnrolments: {
      title: 'Neue Anmeldungen',
      formula: 'Wie viele Anmeldungen begonnen haben, gleich was aus ihnen wurde.',
    },
    completed: {
      title: 'Abgeschlossen',
      formula: 'Anmeldungen, die im Zeitraum begonnen haben und inzwischen abgeschlossen sind.',
    },
    reachedHalf: {
      title: 'Hälfte erreicht',
      formula:
        'Anmeldungen, die im Zeitraum begonnen haben und von denen mindestens die Hälfte der Lektionen erledigt ist.',
    },
    reachedMost: {
      title: 'Neun Zehntel erreicht',
      formula:
        'Anmeldungen, die im Zeitraum begonnen haben und von denen mindestens neun Zehntel der Lektionen erledigt sind.',
    },
    completion: {
      title: 'Abschlussquote',
      formula: 'Abgeschlossene Anmeldungen geteilt durch alle, die an denselben Tagen begonnen haben.',
    },
    halfway: {
      title: 'Hälfte erreicht',
      formula:
        'Anmeldungen mit mindestens der Hälfte der Lektionen, geteilt durch alle, die an denselben Tagen begonnen haben.',
    },
    nearlyAll: {
      title: 'Neun Zehntel erreicht',
      formula:
        'Anmeldungen mit mindestens neun Zehnteln der Lektionen, geteilt durch alle, die an denselben Tagen begonnen haben.',
    },
    dropped: {
      title: 'Abgebrochen',
      formula: 'Anmeldungen, die im Zeitraum begonnen haben und abgebrochen wurden, nach der Zahl der Lektionen davor.',
    },
    courseRevenue: {
      title: 'Kursumsatz',
      formula: 'Was für Anmeldungen bezahlt wurde, nach dem Tag ihres Beginns. Erstattungen sind nicht abgezogen.',
    },
    courseRefunds: {
      title: 'Kurserstattungen',
      formula: 'Was von Anmeldungen erstattet wurde, nach dem Tag ihres Beginns.',
    },
    reviews: { title: 'Bewertungen', formula: 'Wie viele Bewertungen geschrieben wurden, auch verborgene.' },
    stars: { title: 'Sterne', formula: 'Die Sterne aller Bewertungen zusammengezählt.' },
    averageRating: {
      title: 'Durchschnittliche Bewertung',
      formula: 'Die Sterne aller Produktbewertungen geteilt durch ihre Zahl.',
    },
    openPositions: {
      title: 'Offene Plätze',
      formula: 'Wie viele Personen für Stellen gesucht werden, deren Status Offen ist.',
    },
    openingsAtRisk: {
      title: 'Gefährdete Stellen',
      formula: 'Offene Stellen, deren Zieldatum vorbei ist oder in weniger als zwei Wochen kommt (UTC).',
    },
    daysOpen: {
      title: 'Tage offen',
      formula:
        'Der Median der Tage, seit offene Stellen geöffnet wurden: Die Hälfte ist länger offen. Jede Stelle wird an den Tagen von ihrer Öffnung bis zum Ende ihres Zieldatums (UTC) gemessen; was am weitesten darüber ist, steht zuerst. Vom Zeitraum hängt er nicht ab.',
    },
    newApplicants: { title: 'Bewerbungen', formula: 'Wie viele Personen sich beworben haben.' },
    gotToScreen: {
      title: 'Vorauswahl',
      formula: 'Von den Bewerbungen im Zeitraum: wie viele in die Vorauswahl oder weiter kamen.',
    },
    gotToInterview: {
      title: 'Gespräch',
      formula: 'Von den Bewerbungen im Zeitraum: wie viele zum Gespräch oder weiter kamen.',
    },
    gotToOffer: {
      title: 'Angebot',
      formula: 'Von den Bewerbungen im Zeitraum: wie viele ein Angebot bekamen oder eingestellt wurden.',
    },
    gotHired: {
      title: 'Eingestellt',
      formula: 'Von den Bewerbungen im Zeitraum: wie viele bis jetzt eingestellt wurden.',
    },
    hires: { title: 'Einstellungen', formula: 'Wie viele Personen eingestellt wurden, nach dem Tag der Einstellung.' },
    daysToHire: {
      title: 'Bewerbung bis Einstellung',
      formula: 'Der Median der Tage von der Bewerbung bis zur Einstellung, bei Einstellungen im Zeitraum.',
    },
    daysApplied: {
      title: 'Bis zur Vorauswahl',
      formula: 'Der Median der Tage von der Bewerbung bis zur Vorauswahl, bei allen, die im Zeitraum dorthin kamen.',
    },
    daysInScreen: {
      title: 'Vorauswahl',
      formula: 'Der Median der Tage von der Vorauswahl bis zum Gespräch, bei allen, die im Zeitraum dorthin kamen.',
    },
    daysInInterview: {
      title: 'Gespräch',
      formula: 'Der Median der Tage vom Gespräch bis zum Angebot, bei allen, die im Zeitraum eines bekamen.',
    },
    daysInOffer: {
      title: 'Angebot',
      formula: 'Der Median der Tage vom Angebot bis zur Einstellung, bei Einstellungen im Zeitraum.',
    },
    offersAnswered: {
      title: 'Beantwortete Angebote',
      formula: 'Angebote aus dem Zeitraum, die inzwischen erledigt sind: eingestellt, abgelehnt oder zurückgezogen.',
    },
    offersAccepted: {
      title: 'Angenommene Angebote',
      formula: 'Angebote aus dem Zeitraum, die zu einer Einstellung führten.',
    },
    acceptance: {
      title: 'Angenommene Angebote',
      formula:
        'Angebote, die zu einer Einstellung führten, geteilt durch alle beantworteten; nach dem Tag des Angebots.',
    },
    interviewsToday: { title: 'Gespräche heute', formula: 'Wie viele nächste Gespräche heute sind (UTC).' },
    rejections: {
      title: 'Ablehnungen',
      formula: 'Wie viele Bewerbungen abgelehnt wurden, nach dem Tag der Ablehnung.',
    },
    headcount: { title: 'Personen', formula: 'Wie viele Benutzer jetzt aktiv sind.' },
  },
  actions: {
    defineGoal: 'Ziel festlegen',
    setTarget: 'Ziel festlegen',
    setBudget: 'Budget festlegen',
    addExpense: 'Ausgabe erfassen',
    lateOrders: 'Liegengebliebene öffnen',
    restock: 'Nachbestellen',
    recordPayment: 'Zahlung erfassen',
    publishCourse: 'Kurs veröffentlichen',
    writeToSilent: 'Anschreiben',
    rejectApplicants: 'Mehreren absagen',
    scheduleInterviews: 'Termine planen',
    moveApplicants: 'Bewerbungen weiterführen',
  },
  /** Second number of a group. */
  pairs: {
    invoice: 'Bestellung',
    opening: 'Geplant',
    lasting: 'Bestand',
  },
  fall: {
    of: (value, most) => `${value}, vorher ${most}`,
    none: 'Kein Produkt verkauft sich schlechter als zuvor',
    compare: 'Wählen Sie einen Vergleich, um Produkte mit sinkendem Absatz zu sehen',
  },
  noneDiffers: 'Bestellungen und Rechnungen stimmen überein',
  notes: {
    visitsOverTime:
      'Besucher lassen sich an einem anderen Tag nicht wiedererkennen, deshalb zeigen die Wochenkohorten Kunden nach der Woche ihrer Erstbestellung.',
    sizes: 'Bestellpositionen nennen keine Größe, deshalb zählen hier lieferbare Produkte und nicht verkaufte Stück.',
  },
  quota: {
    of: (value, most) => `${value} von ${most}`,
    over: (by) => `${by} über dem Budget`,
    none: 'Kein Budget',
  },
  target: {
    of: (value, most) => `${value} / ${most}`,
    over: (by) => `${by} nach dem Zieldatum`,
    none: 'Kein Zieldatum',
  },
  pace: {
    soFar: (month, value) => `${month} bisher: ${value}`,
    none: (month) => `Kein Ziel für ${month}`,
    reached: (share, passed) => `${share} erreicht, ${passed} des Monats vorbei`,
    ahead: (by) => `${by} vor dem Plan.`,
    behind: (by) => `${by} hinter dem Plan.`,
    ends: (value) => `In diesem Tempo endet der Monat bei etwa ${value}.`,
    target: (value) => `Ziel: ${value}`,
  },
  arrange: {
    title: 'Karten anordnen',
    text: 'Welche Karten Sie hier sehen und in welcher Reihenfolge. Für andere ändert sich nichts.',
    reset: 'Zurücksetzen',
    up: (title) => `„${title}“ nach oben`,
    down: (title) => `„${title}“ nach unten`,
  },
  statuses: { Delivered: 'Geliefert', Shipping: 'Unterwegs', New: 'Neu', Pending: 'Offen', Return: 'Zurückgesandt' },
  buyers: { new: 'Neue Kunden', returning: 'Wiederkehrende Kunden' },
  ages: {
    notDue: 'Nicht fällig',
    days30: '1–30 Tage überfällig',
    days60: '31–60 Tage überfällig',
    days90: '61–90 Tage überfällig',
    older: 'Über 90 Tage überfällig',
  },
  applicantSources: {
    Website: 'Website',
    'Job board': 'Jobbörse',
    Referral: 'Empfehlung',
    'Social media': 'Soziale Medien',
    Agency: 'Agentur',
    Fair: 'Messe',
  },
  endReasons: {
    None: 'Ohne Angabe',
    Experience: 'Erfahrung',
    Skills: 'Fähigkeiten',
    Salary: 'Gehalt',
    Location: 'Ort',
    'Other candidate': 'Andere Bewerbung',
    'Other offer': 'Anderes Angebot',
    'No answer': 'Keine Antwort',
  },
  jobTitles: {
    'UX Designer': 'UX-Design',
    'Data Scientist': 'Data Science',
    'Sales Manager': 'Vertriebsleitung',
    'HR Manager': 'Personalleitung',
    'IT Support': 'IT-Support',
  },
  channels: {
    direct: 'Direkt',
    search: 'Suche',
    social: 'Soziale Medien',
    email: 'E-Mail',
    ads: 'Anzeigen',
    referral: 'Andere Websites',
  },
  devices: {
    desktop: 'Computer',
    phone: 'Telefon',
    tablet: 'Tablet',
  },
  otherPages: 'Andere Seiten',
  withShare: (title: string, share: string) => `${title} (${share})`,
  setUp: 'Websites und Datenschutz',
  usage: {
    title: 'Nutzung von Quarterdeck',
    about: 'Was Quarterdeck jeden Tag gefragt wird, ohne zu sagen, von wem',
    one: (id: number) => `Eintrag ${id}`,
    filter: 'Einträge filtern',
    emptyTitle: 'Noch nichts erfasst',
    emptyText: 'Die Nutzung erscheint hier nach einer Minute.',
    fields: {
      day: 'Tag',
      screen: 'Bereich',
      action: 'Aktion',
      way: 'Art',
      calls: 'Anfragen',
      took: 'Mittlere Dauer',
      missed: 'Ohne Treffer',
      failed: 'Fehler',
    },
    ways: { read: 'Angesehen', write: 'Getan' },
    methods: { GET: 'öffnen', POST: 'anlegen', PUT: 'speichern', PATCH: 'ändern', DELETE: 'löschen' },
  },
  visits: {
    title: 'Besuche',
    about: 'Besuche in Ihrem Shop, ohne Angaben darüber, wer es war',
    one: (id: number) => `Besuch ${id}`,
    filter: 'Besuche filtern',
    emptyTitle: 'Noch keine Besuche',
    emptyText: 'Besuche erscheinen hier, sobald das Skript in den Seiten Ihres Shops eingebunden ist.',
    fields: {
      startedAt: 'Beginn',
      stage: 'Kam bis',
      channel: 'Kanal',
      source: 'Quelle',
      campaign: 'Kampagne',
      entry: 'Einstiegsseite',
      exit: 'Ausstiegsseite',
      pages: 'Seiten',
      device: 'Gerät',
      zoneCountry: 'Land',
      language: 'Sprache',
      arrival: 'An dem Tag',
      site: 'Website',
      orderId: 'Bestellung',
    },
    stages: {
      browsed: 'Gestöbert',
      product: 'Produkt',
      cart: 'Warenkorb',
      order: 'Bestellung',
    },
    arrivals: {
      first: 'Erster Besuch',
      again: 'Kam wieder',
    },
  },
  sources: {
    Website: 'Website',
    Newsletter: 'Newsletter',
    Referral: 'Empfehlung',
    Partner: 'Partner',
    Employer: 'Arbeitgeber',
  },
  categories: {
    Rent: 'Miete',
    Salaries: 'Gehälter',
    Marketing: 'Marketing',
    Software: 'Software',
    Equipment: 'Ausstattung',
    Shipping: 'Versand',
    Supplies: 'Material',
    Travel: 'Reisen',
    'Professional services': 'Beratung',
    Taxes: 'Steuern',
    Other: 'Sonstiges',
  },
  afterLesson: (count) => (count === 0 ? 'Vor Lektion 1' : `Nach Lektion ${count}`),
  unknown: 'Unbekannt',
  splits: {
    categorySize: 'Kategorie',
    statusAge: 'Status',
    cohort: 'Erstbestellung',
    screen: 'Bereich',
    action: 'Aktion',
    goalId: 'Ziel',
    falling: 'Produkt',
    lasting: 'Produkt',
    invoice: 'Rechnung',
    opening: 'Stelle',
    returnCause: 'Grund',
    status: 'Status',
    buyer: 'Kunden',
    country: 'Land',
    productId: 'Produkt',
    age: 'Alter',
    customerId: 'Kunde',
    channel: 'Kanal',
    campaign: 'Kampagne',
    entry: 'Einstiegsseite',
    exit: 'Ausstiegsseite',
    device: 'Gerät',
    zoneCountry: 'Land',
    language: 'Sprache',
    category: 'Kategorie',
    source: 'Herkunft',
    lessonsDone: 'Lektion',
    courseId: 'Kurs',
    instructorId: 'Kursleitung',
    reason: 'Grund',
    role: 'Funktion',
  },
  /** Column title: number of weeks later. */
  orderAges: { day: 'Bis 1 Tag', week: '2–7 Tage', month: '8–30 Tage', older: 'Über 30 Tage' },
  week: (number) => `+${number} W`,
  steps: { hour: 'Stunde', day: 'Tag', week: 'Woche', month: 'Monat' },
  number: 'Zahl',
  now: 'Wert',
  against: { previous: 'Vorheriger Zeitraum', year: 'Vorjahr', none: 'Ohne Vergleich' },
  frame: {
    label: 'Zeitraum',
    range: 'Zeitraum',
    ranges: {
      today: 'Heute',
      '7d': 'Letzte 7 Tage',
      '30d': 'Letzte 30 Tage',
      '90d': 'Letzte 90 Tage',
      month: 'Dieser Monat',
      quarter: 'Dieses Quartal',
      year: 'Dieses Jahr',
      custom: 'Eigener Zeitraum',
    },
    from: 'Von',
    to: 'Bis',
    comparison: 'Vergleich',
    comparedWith: (what: string) => `Vergleich: ${what}`,
    zone: 'Zeitzone',
  },
  change: {
    more: (share: string) => `${share} mehr`,
    less: (share: string) => `${share} weniger`,
    same: 'Unverändert',
    times: (factor: string) => `${factor}-mal so viel`,
    fromNothing: 'Vorher nichts',
  },
  before: (value: string) => `vorher: ${value}`,
  standing: 'Aktueller Stand',
  days: (count: number) => `${String(count).replace('.', ',')} ${count === 1 ? 'Tag' : 'Tage'}`,
  partial: 'unvollständig',
  asOf: (time: string) => `Stand: ${time}`,
  left: (count: number) => (count === 1 ? '1 weiteres in der Tabelle' : `${count} weitere in der Tabelle`),
  empty: 'Nichts in diesem Zeitraum',
  failed: 'Das konnte nicht geladen werden',
  menu: {
    label: (title: string) => `Optionen zu ${title}`,
    asTable: 'Als Tabelle zeigen',
    png: 'Bild herunterladen',
    hide: 'Ausblenden',
    asChart: 'Als Diagramm zeigen',
    csv: 'CSV herunterladen',
    explain: 'Wie wird das berechnet?',
  },
  explained: (title: string) => `So wird „${title}“ berechnet`,
  rangeOf: (days: string, zone: string) => `${days}, Tage wie in ${zone}`,
}
