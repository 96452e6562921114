import type { Page } from '@playwright/test';

/** How every element that matches looks, with the pseudo-elements that it has: one line for each. */
export function looksOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const drawn = ['::before', '::after'].filter((name) => getComputedStyle(element, name).content !== 'none');
      const hint = element.hasAttribute('placeholder') ? ['::placeholder'] : [];
      return ['', ...drawn, ...hint].map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo} ${values.join('; ')}`;
      });
    });
  }, selector);
}

/** Switches the page's style sheets whose address matches off or on; gives how many there are. */
export function switchSheets(page: Page, address: RegExp, isOn: boolean): Promise<number> {
  return page.evaluate(
    ({ source, isOn }) => {
      const sheets = [...document.styleSheets].filter(({ href }) => href !== null && new RegExp(source).test(href));
      for (const sheet of sheets) sheet.disabled = !isOn;
      return sheets.length;
    },
    { source: address.source, isOn },
  );
}
