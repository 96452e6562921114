import {
  appearanceBlock,
  isAppearanceName,
  isAppearanceSection,
  switchOfBlock,
  type AppearanceSection,
  type AppearanceSettings,
} from '../../model/settings/appearance/appearance';

interface FormPlace {
  section: AppearanceSection | undefined;
  name: keyof AppearanceSettings | undefined;
}

/** The section and field that an element of the form belongs to. */
export function placeOf(element: Element): FormPlace {
  const section = nameAt(element, 'section');
  const name = nameAt(element, 'row');
  return {
    section: section !== undefined && isAppearanceSection(section) ? section : undefined,
    name: name !== undefined && isAppearanceName(name) ? name : undefined,
  };
}

function nameAt(element: Element, part: string): string | undefined {
  return element.closest<HTMLElement>(`[data-chatdeck="${part}"][data-name]`)?.dataset.name;
}

/** A field's control, or the switch it depends on while it is disabled. */
export function controlFor(
  form: HTMLElement | null,
  name: keyof AppearanceSettings,
  value: AppearanceSettings,
  canSendTranscripts: boolean,
): HTMLElement | undefined {
  const block = appearanceBlock(name, value, canSendTranscripts);
  const target = (block && switchOfBlock[block]) ?? name;
  const row = form?.querySelector(`[data-chatdeck="row"][data-name="${CSS.escape(target)}"]`);
  return row?.querySelector<HTMLElement>(focusable) ?? undefined;
}

/** How a field's text is edited; absent for what isn't a text, or can't be edited now. */
export type TextKind = 'line' | 'message';

export function textKindOf(control: HTMLElement | undefined, name: keyof AppearanceSettings): TextKind | undefined {
  if (!control || placeOf(control).name !== name) return undefined;
  if (control instanceof HTMLTextAreaElement) return 'message';
  return control instanceof HTMLInputElement && control.type !== 'checkbox' ? 'line' : undefined;
}

const focusable = ':is(input, textarea, button):not(:disabled, [tabindex="-1"], [type="color"])';
