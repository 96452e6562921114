import { pagesOf, splitPages, type TriggerDraft } from '../../model/settings/triggers/draft';
import { TypedChipsRow } from '../../ui/editor/chips/typed-chips-row';
import type { FieldTexts } from '../../ui/editor/editor-context';

interface PageChipsRowProps extends FieldTexts {
  name: string;
  on: readonly string[];
  /** What is being typed: it is part of the draft and of what a save stores. */
  typed: string;
  error: string | undefined;
  isReadOnly: boolean;
  onEdit(patch: Partial<TriggerDraft>): void;
}

const input = { autoCapitalize: 'none', spellCheck: false } as const;

/** A trigger's pages: whitespace, a comma, or Enter ends one. */
export function PageChipsRow({ on, onEdit, ...row }: PageChipsRowProps) {
  return (
    <TypedChipsRow
      {...row}
      value={pagesOf({ on: [...on] })}
      split={splitPages}
      separator={/[\s,]/}
      input={input}
      onValueChange={(pages, typedPages) => onEdit({ on: [...pages], typedPages })}
    />
  );
}
