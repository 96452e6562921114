/** The only hosts of payment pages, as the server says in the page. A server for development leaves out what it allows. */
export const paymentHosts = readPaymentHosts(
  document.querySelector<HTMLMetaElement>('meta[name="chatdeck-payment-hosts"]')?.content,
);

/** Undefined, so any host, if the page names none. */
export function readPaymentHosts(content = ''): readonly string[] | undefined {
  const hosts = content.split(' ').filter((host) => host !== '' && host !== '__PAYMENT_HOSTS__');
  return hosts.length > 0 ? hosts : undefined;
}
