/** How the brands of cards are written in every language; others begin with a capital letter. */
export const cardBrands = {
  amex: 'American Express',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos Australia',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: '',
};
