import { commands } from 'vitest/browser';

/** What a page is looked at with: our sheet, a host's around it, and the appearance of our themes. */
export interface Look {
  ours: string;
  host?: string;
  /** As README has it: the host's sheet in one layer, ours in the next. */
  isLayered?: boolean;
  appearance: 'light' | 'dark';
}

const style = () => document.head.appendChild(document.createElement('style'));
/** The page's colors are the page's. */
const page = 'html { color-scheme: light !important; background: white !important; }';
/** A host's elements keep out of the way: only how ours look is compared. */
const still = `[data-host] { all: revert !important; }
  body > :is([class^='sb-'], [role='status']) { display: none !important; }
  html, body { margin: 0 !important; padding: 0 !important; border: 0 !important; float: none !important;
    min-width: 0 !important; max-width: none !important; position: static !important; background: none !important; }`;

/** Where a look's sheets are in the page, the host's last. */
export function makeLooks() {
  const [ours, host, quiet] = [style(), style(), style()];
  const apply = (look: Look, isAmongHosts: boolean) => {
    // The new one first: nothing is to be measured without a sheet.
    ours.textContent = look.isLayered ? `@layer reset, chatdeck; @layer chatdeck { ${look.ours} }` : look.ours;
    host.textContent = look.isLayered ? `@layer reset { ${look.host ?? ''} }` : (look.host ?? '');
    quiet.textContent = isAmongHosts ? page + still : page;
    for (const root of document.querySelectorAll('.chatdeck')) {
      root.classList.remove('light', 'dark');
      root.classList.add(look.appearance);
    }
  };
  return { apply, remove: () => [ours, host, quiet].forEach((element) => element.remove()) };
}

/** Marks what is outside our parts: such elements belong to a host, in stories too. */
export function markHostElements(): void {
  // With a host's `white-space`, the gaps in the page's own markup would become lines.
  for (const node of [...document.body.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  for (const element of document.querySelectorAll('body *')) {
    const part = element.closest<HTMLElement>('[data-chatdeck]')?.dataset.chatdeck ?? 'theme';
    const isHosts = part === 'theme' || part === 'slot';
    element.toggleAttribute('data-host', isHosts && !element.matches('.chatdeck'));
  }
}

/** Those of the looks, by name, that give another picture than the expected one. */
export async function differingLooks(
  show: (look: Look) => void,
  expected: Look,
  others: Record<string, Look>,
  name: string,
): Promise<string[]> {
  show(expected);
  const first = await commands.picture();
  const differing: string[] = [];
  for (const [what, look] of Object.entries(others)) {
    show(look);
    const isSame = (await commands.picture()) === first;
    if (!isSame && !(await areAlike(show, expected, look, `${name}-${what}`))) differing.push(what);
  }
  return differing;
}

/** Whether two looks produce the same picture; a page that keeps moving is checked again. */
async function areAlike(show: (look: Look) => void, one: Look, other: Look, name: string): Promise<boolean> {
  const take = (look: Look, file?: string) => {
    show(look);
    return commands.picture(file);
  };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const first = await take(one);
    if ((await take(other)) === first) return true;
    const isStill = (await take(one, `${name}-expected`)) === first;
    if (isStill) {
      await take(other, `${name}-actual`);
      return false;
    }
  }
  return false;
}
