/** How one of Stripe's numbers for tests behaves. */
interface TestCard {
  number: string;
  brand: string;
  /** What it is there for, in words for people. */
  purpose: string;
  /** Why it is never accepted. */
  decline?: { message: string; code: string };
  /** Accepted while its owner is there, and declined whenever it is charged afterwards. */
  declinesLater?: boolean;
}

const declined = 'Your card was declined.';

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', purpose: 'Visa that always pays' },
  { number: '5555555555554444', brand: 'mastercard', purpose: 'Mastercard that always pays' },
  { number: '378282246310005', brand: 'amex', purpose: 'American Express that always pays' },
  {
    number: '4000000000000341',
    brand: 'visa',
    purpose: 'accepted now, declined on every later charge',
    declinesLater: true,
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    purpose: 'declined right away',
    decline: { message: declined, code: 'generic_decline' },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    purpose: 'declined, insufficient funds',
    decline: { message: 'Your card has insufficient funds.', code: 'insufficient_funds' },
  },
];

/** The fields of a card as a person wrote them. */
export interface CardForm {
  number: string;
  /** MM / YY. */
  expiry: string;
  cvc: string;
}

export interface ReadCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  declinesLater: boolean;
}

export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** The card, or what is wrong with it by field. */
export function readCard(form: CardForm, now: Date): { card: ReadCard } | { errors: CardErrors } {
  const digits = form.number.replaceAll(/[\s-]/g, '');
  const known = testCards.find(({ number }) => number === digits);
  const expiry = readExpiry(form.expiry);
  const errors = {
    ...numberError(digits, known),
    ...expiryError(expiry, now),
    ...(!/^\d{3,4}$/.test(form.cvc.trim()) && { cvc: 'Enter the 3- or 4-digit security code.' }),
  };
  if (!known || !expiry || Object.keys(errors).length > 0) return { errors };
  const card = { brand: known.brand, last4: digits.slice(-4), exp_month: expiry.month, exp_year: expiry.year };
  return { card: { ...card, declinesLater: known.declinesLater === true } };
}

function numberError(digits: string, known: TestCard | undefined): CardErrors {
  if (digits === '') return { number: 'Enter a card number.' };
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return { number: 'This card number isn’t valid.' };
  if (!known) return { number: `${declined} Only the test cards below work here.` };
  return known.decline ? { number: known.decline.message } : {};
}

function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const read = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  return read.month >= 1 && read.month <= 12 ? read : undefined;
}

/** A card is good until the end of its month. */
function expiryError(expiry: { month: number; year: number } | undefined, now: Date): CardErrors {
  if (!expiry) return { expiry: 'Enter the expiration date as MM / YY.' };
  return Date.UTC(expiry.year, expiry.month, 1) <= now.getTime() ? { expiry: 'This card has expired.' } : {};
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
