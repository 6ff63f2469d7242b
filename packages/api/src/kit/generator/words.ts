/** Vocabulary of generated people and things. */
const list = (words: string) => words.split(' ')

export const firstNames = list(
  'Ada Adrián Aiko Alan Alma Amara Amir Ana André Anja Anna Antonio Astrid Beatriz Ben Bianca Björn Camila Carla Carlos Chiara Chloé Clara Daniel David Diego Dominik Elena Elif Emil Emily Emma Erik Eva Farah Felix Fernando Fiona Florian Frida Gabriel Giulia Grace Hana Hanna Hassan Helena Hugo Ines Ingrid Isabel Ivan Jakob James Jan Jana João Johanna Jonas José Julia Karin Kenji Laura Layla Lena Leo Liam Lina Linnea Lucas Lucía Luis Luka Maja Marco Maria Marie Marta Mateo Max Maya Mei Mia Mila Miriam Nadia Nina Noah Nora Olga Oliver Omar Oskar Paul Paula Pedro Petra Rafael Rania Rosa Ruben Samuel Sara Sofía Sven Tariq Theo Thomas Tomás Valeria Vera Victor Yara Yuki Yusuf Zoe',
)

export const lastNames = list(
  'Abe Adler Ahmed Albrecht Almeida Álvarez Andersen Aoki Arnold Bach Baker Barbosa Bauer Becker Bell Berg Bianchi Blanco Braun Brooks Brown Campos Cardoso Carter Castillo Chen Clarke Colombo Costa Cruz Dahl Davies Díaz Dubois Dupont Eder Edwards Eriksen Esposito Evans Faber Fernández Ferrari Fischer Flores Fontaine Foster Fournier Franke Fuchs Fujita García Garnier Gomes González Graf Gray Green Gruber Haas Hall Hansen Hara Harris Hartmann Hayashi Herrera Hoffmann Holm Horváth Huber Hughes Ibrahim Iglesias Ito Jackson Jansen Jensen Jiménez Johansson Jones Kaiser Kato Kaya Keller Khan King Klein Koch Kovács Kraus Krüger Lambert Lang Larsen Laurent Lee Lehmann Leroy Lewis Lindberg Lopes López Lund Maier Marchetti Marino Martin Martínez Mendes Meyer Mitchell Molina Moreau Moreno Mori Morris Müller Murphy Nakamura Navarro Neumann Nielsen Novák Nowak O’Connor Okafor Olsen Ortega Ortiz Owens Park Patel Pereira Pérez Petersen Petrov Phillips Pinto Popescu Ramírez Ramos Reed Ricci Richter Rivera Roberts Rodrigues Romano Rossi Roth Ruiz Sánchez Santos Sasaki Sato Schmidt Schneider Schubert Schulz Schwarz Scott Silva Simon Smith Soto Sousa Stein Suzuki Tanaka Taylor Torres Turner Ueda Vargas Vega Vidal Vogel Wagner Walker Ward Watanabe Weber Weiss Werner White Wolf Wood Wright Yamada Yıldız Young Ziegler Zimmermann',
)

/** Accented letters and their replacements in email addresses. */
export const accents = ['áàãâäåçéèêíıóòõôöøúüýñßž’', 'aaaaaaceeeiiooooouuynsz'] as const

/** Countries with their calling code, and a city with its postal code. */
export const places = [
  ['Germany', '+49', '10115 Berlin'],
  ['Germany', '+49', '80331 München'],
  ['Germany', '+49', '20095 Hamburg'],
  ['Spain', '+34', '28013 Madrid'],
  ['Spain', '+34', '46002 Valencia'],
  ['United Kingdom', '+44', 'Leeds LS1 4AP'],
  ['United Kingdom', '+44', 'Bristol BS1 5TR'],
  ['Ireland', '+353', 'Cork T12 X8X8'],
  ['France', '+33', '69002 Lyon'],
  ['France', '+33', '75011 Paris'],
  ['Italy', '+39', '20121 Milano'],
  ['Portugal', '+351', '4000-069 Porto'],
  ['Austria', '+43', '1070 Wien'],
  ['Switzerland', '+41', '8005 Zürich'],
  ['Netherlands', '+31', '1012 Amsterdam'],
  ['Denmark', '+45', '8000 Aarhus'],
  ['Sweden', '+46', '411 03 Göteborg'],
  ['Norway', '+47', '5003 Bergen'],
  ['Poland', '+48', '30-001 Kraków'],
  ['United States', '+1', 'Portland, OR 97214'],
  ['United States', '+1', 'Austin, TX 78701'],
  ['United States', '+1', 'Brooklyn, NY 11201'],
  ['Canada', '+1', 'Toronto, ON M5V 2T6'],
  ['Mexico', '+52', '06000 Ciudad de México'],
  ['Brazil', '+55', '01310-100 São Paulo'],
  ['Japan', '+81', 'Yokohama 220-0012'],
  ['Australia', '+61', 'Melbourne VIC 3000'],
] as const

export const streets = list(
  'Acacia Birch Bridge Canal Castle Cedar Chapel Cherry Church Elm Garden Harbour High Hill Juniper Lake Linden Market Meadow Mill Museum Oak Orchard Park Poplar Quay River Rose School Station Summer Sunset Tower Union Valley Walnut Willow',
)

/** Products by category: the last word of a title, and names of drawings. */
export const goods = {
  fashion: ['T-Shirt Coat Scarf Shirt Jumper Trousers', 't-shirt coat scarf necktie gloves jeans'],
  electronics: ['Headphones Camera Speaker Laptop Radio Charger', 'headphone camera loudspeaker laptop radio battery'],
  furniture: ['Chair Sofa Bed Mirror Shelf Bench', 'chair couch-and-lamp bed mirror ladder chair'],
  'home-kitchen': ['Candle Lamp Basket Broom Soap Vase', 'candle light-bulb basket broom soap amphora'],
  accessories: ['Watch Glasses Ring Handbag Umbrella Purse', 'watch glasses ring handbag umbrella purse'],
  office: [
    'Keyboard Mouse Printer Clipboard Calendar Paperclips',
    'keyboard computer-mouse printer clipboard calendar paperclip',
  ],
  'sports-outdoors': ['Boot Backpack Tent Bicycle Football Skis', 'hiking-boot backpack tent bicycle soccer-ball skis'],
  'kitchen-dining': [
    'Teapot Knife Cup Bowl Plate Pan',
    'teapot kitchen-knife teacup-without-handle bowl-with-spoon fork-and-knife-with-plate cooking',
  ],
  stationery: [
    'Notebook Pen Pencil Crayons Ruler Envelope',
    'notebook fountain-pen pencil crayon straight-ruler envelope',
  ],
} as const

export const lines = list(
  'Anchor Atlas Beacon Birchwood Breakwater Cliffside Coastal Compass Driftwood Fathom Galley Gull Harbour Headland Keel Lagoon Lantern Logbook Mariner Meridian Northwind Pier Quill Regatta Reef Sextant Signal Summit Tidewater Windward',
)
export const kinds = list(
  'Classic Compact Everyday Field Folding Light Organic Oak Pocket Plain Slim Soft Solid Travel Wool',
)

export const remarks: Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>> = {
  good: [
    'Exactly as described, and it arrived a day early.',
    'I have had it for a month now and would buy it again.',
    'Well made, and it feels like more than it cost.',
    'A present for my sister, who has not put it down since.',
    'Better than the one it replaces. The finish is lovely.',
    'Simple, solid, and just the right size.',
  ],
  fair: [
    'Does what it should, nothing more. The colour is a little darker than on the picture.',
    'Good for the price, but the packaging was damaged.',
    'Fine so far. I would have liked a longer guarantee.',
    'Useful, though smaller than I expected.',
  ],
  poor: [
    'The seam came loose after a week. Customer service was friendly about it.',
    'Not what I expected from the description.',
    'It arrived scratched and I had to send it back.',
  ],
}

/** Replies to the remarks above, and reasons for hiding some. */
export const replies = [
  'Thank you for taking the time to tell us. We are glad that it suits you.',
  'Sorry to hear that. Please write to us with your order number, and we will send you another one.',
  'Thank you for being so frank. We have passed this on to the workshop.',
]
export const hidings = ['Names a private person', 'Advertises another shop', 'Is about the delivery, not the product']

/** Tickets: a subject, in which `#` is the order number, and its first message. */
export const requests: readonly (readonly [subject: string, text: string])[] = [
  ['Where is my order #?', 'The tracking page has not changed for three days. Could you find out where it is?'],
  [
    'Order # arrived damaged',
    'The box was torn open at one side and one of the items has a dent. I can send pictures.',
  ],
  ['Wrong item in order #', 'I ordered something else in this size. How do I send it back?'],
  ['Invoice for order #', 'Our accountant needs the invoice with our company name on it. Could you send it again?'],
  ['Change the address of order #', 'We have moved, and I forgot to change it before I paid. Is it too late?'],
  ['Return of order #', 'It does not fit. I would like my money back, please.'],
  ['Question about order #', 'Does it come with a guarantee, and where would I have it repaired?'],
  ['Order # is incomplete', 'One of the items was missing, although the packing slip lists it.'],
  ['Cancel order #', 'I ordered twice by mistake. Please cancel this one.'],
  ['Charged twice for order #', 'My card shows the amount two times. Could you look into it?'],
]

/** Messages in tickets, by staff and by customers. */
export const said = {
  agent: [
    'Thank you for writing. I have asked the carrier and will come back to you tomorrow.',
    'That was our mistake. A new one leaves the warehouse today, and you keep the first.',
    'I have sent the invoice again, with the name that you gave. Is there anything else?',
    'Could you send a picture of the label, so that I can find the parcel?',
    'Your money is on its way back; the bank needs up to three days for it.',
    'It is in stock again from Monday on. Shall I set one aside for you?',
    'I have changed the address. The tracking page will show it this evening.',
  ],
  customer: [
    'Thank you, that helps.',
    'It has not arrived yet. Could you look again, please?',
    'Here is what you asked for. I hope that it is enough.',
    'That is fine with me. When can I expect it?',
    'The tracking page still says the same as last week.',
    'Perfect, it came this morning. You can close this.',
    'I would rather have my money back than wait any longer.',
  ],
} as const
