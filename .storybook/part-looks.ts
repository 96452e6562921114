import { definePreviewAddon } from 'storybook/internal/csf';
import { isShown } from '../scripts/styles/part-looks';

/** Fails a story with a part of Radix Themes in a size or variant that the stylesheet has no rules for. */
export const onlyKnownPartLooks = () =>
  definePreviewAddon({
    afterEach() {
      for (const { classList } of document.querySelectorAll('.chatdeck [class*="rt-"]')) {
        const names = [...classList];
        const parts = names.filter((name) => /^rt-[A-Z]/.test(name));
        const unknown = parts.flatMap((part) =>
          names.filter((name) => !isShown(part, name)).map((look) => [part, look]),
        );
        const [[part, look] = []] = unknown;
        if (part) throw new Error(`${part} has no rules for ${look}: see scripts/styles/part-looks.ts`);
      }
    },
  });
