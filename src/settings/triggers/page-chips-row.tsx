import { pagesOf, splitPages, type TriggerDraft } from '../../model/settings/triggers/draft';
import { TypedChipsRow } from '../../ui/editor/chips/typed-chips-row';
import type { FieldTexts } from '../../ui/editor/editor-context';
import type { PlainRowProps } from '../../ui/editor/rows/row';

interface PageChipsRowProps extends FieldTexts, Pick<PlainRowProps<readonly string[]>, 'saved' | 'onRestoreSaved'> {
  name: string;
  on: readonly string[];
  /** What is being typed: it is part of the draft and of what a save stores. */
  typed: string;
  error: string | undefined;
  isReadOnly: boolean;
  onEdit(patch: Partial<TriggerDraft>): void;
}

const input = { autoCapitalize: 'none', spellCheck: false } as const;

const sayPages = (pages: readonly string[]) => pages.join(', ');

/** A trigger's pages: whitespace, a comma, or Enter ends one. */
export function PageChipsRow({ on, onEdit, ...row }: PageChipsRowProps) {
  return (
    <TypedChipsRow
      {...row}
      value={pagesOf({ on: [...on] })}
      split={splitPages}
      separator={/[\s,]/}
      input={input}
      say={sayPages}
      onValueChange={(pages, typedPages) => onEdit({ on: [...pages], typedPages: typedPages || undefined })}
    />
  );
}
