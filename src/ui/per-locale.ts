/** What is made once for each locale: a formatter takes far longer to make than to use. */
export function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const former = made.get(locale);
    if (former !== undefined) return former;
    const first = make(locale);
    made.set(locale, first);
    return first;
  };
}
