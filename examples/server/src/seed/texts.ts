/** What people ask in a channel, and the pages they ask from. */
export interface Topic {
  titles: readonly [string, ...string[]];
  pages: readonly [string, ...string[]];
}

export const topics: Record<string, Topic> = {
  website: {
    titles: [
      'Which tent for four people in autumn?',
      'Do you ship to Alaska?',
      'Is the Ridge 45 backpack back in stock soon?',
      'Can I pick up my order in the Portland store?',
      'Looking for a sleeping bag for -10 °C',
      'Do you have gift cards?',
      'Are these boots fit for wide feet?',
      'Hi, is anyone there?',
    ],
    pages: [
      'https://acme.test/',
      'https://acme.test/tents/family',
      'https://acme.test/backpacks/ridge-45',
      'https://acme.test/sale',
    ],
  },
  'pricing-page': {
    titles: [
      'Discount for a school of 60 pupils?',
      'Do prices include tax?',
      'Can we pay by invoice?',
      'Price for 25 sets with our logo',
      'Is there a student discount?',
    ],
    pages: ['https://acme.test/pricing', 'https://acme.test/pricing/groups?from=newsletter'],
  },
  docs: {
    titles: [
      'How do I waterproof the seams again?',
      'The stove manual link is broken',
      'Which cartridge fits the Flare 2?',
      'Can I machine-wash the down jacket?',
    ],
    pages: ['https://acme.test/guides/tent-care', 'https://acme.test/guides/stoves/flare-2'],
  },
  'order-questions': {
    titles: [
      'Where is my order 48211?',
      'I entered the wrong address',
      'Can I still add a headlamp to my order?',
      'The tracking page shows nothing since Monday',
      'One pole was missing in the parcel',
    ],
    pages: ['https://acme.test/orders', 'https://acme.test/orders/track', 'https://acme.test/help/shipping'],
  },
  returns: {
    titles: [
      'Exchange for a larger size?',
      'How long does a refund take?',
      'Return label does not print',
      'The zip broke after two weeks',
    ],
    pages: ['https://acme.test/returns', 'https://acme.test/returns/label'],
  },
  'globex-site': {
    titles: [
      'Is the G-200 calibrated on delivery?',
      'Data sheet for the flow meter?',
      'Lead time for 10 pressure sensors?',
      'Looking for your reseller in Austria',
    ],
    pages: ['https://globex.test/', 'https://globex.test/products/g-200', 'https://globex.test/contact'],
  },
};

export const givenNames = [
  'Maya',
  'Tom',
  'Aiko',
  'Priya',
  'Jonas',
  'Zoe',
  'Omar',
  'Chloé',
  'Mateo',
  'Hannah',
  'Kwame',
  'Sofia',
  'Ben',
  'Ingrid',
  'Lucas',
  'Nadia',
  'Sam',
  'Elif',
  'Marek',
  'Grace',
  'Diego',
  'Yuki',
  'Fatima',
  'Liam',
  'Anneli',
] as const;

export const familyNames = [
  'Lindqvist',
  'Baker',
  'Tanaka',
  'Nair',
  'Weber',
  'Martin',
  'Haddad',
  'Moreau',
  'Silva',
  'Novak',
  'Mensah',
  'Rossi',
  'O’Neill',
  'Hansen',
  'Costa',
  'Petrova',
  'Reyes',
  'Demir',
  'Kowalski',
  'Ellis',
  'García',
  'Mori',
  'Khan',
  'Murphy',
  'Virtanen',
] as const;

export const locations = [
  'Portland, United States',
  'Seattle, United States',
  'Anchorage, United States',
  'Denver, United States',
  'Toronto, Canada',
  'Vancouver, Canada',
  'London, United Kingdom',
  'Berlin, Germany',
  'Graz, Austria',
  'Lyon, France',
  'Osaka, Japan',
  'São Paulo, Brazil',
] as const;

export const praise = [
  'Quick and friendly, thank you!',
  'Solved in two minutes.',
  'Luis knew exactly what I needed.',
  'Best support I had in a long time.',
] as const;

export const complaints = [
  'It took a while to get a reply.',
  'I still don’t have my refund.',
  'Sent me to three different people.',
] as const;
