import { memo, useId, useRef, type ReactNode } from 'react';
import { Announcer } from '../base/announcer';
import { CheckIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { searchLabels } from './search-labels';
import type { SearchOption } from './search-options';
import { useLatestCallback } from '../base/use-latest-callback';
import { optionId } from './use-combobox';
import { useBeforePaint } from '../base/use-before-paint';
import { Text } from '../base/text';

interface OptionListProps {
  id: string;
  /** Names the list. */
  label: string;
  query: string | undefined;
  options: readonly SearchOption[];
  /** How many were found that are not drawn. */
  hiddenCount: number;
  /** The option that the keys stand on. */
  active: string | undefined;
  chosen?: string | undefined;
  onPick(value: string): void;
}

/** The list under a field that finds options. The focus stays in the field. */
export function OptionList(props: OptionListProps) {
  const { id, label, query = '', options, hiddenCount, active, chosen } = props;
  const labels = useLabels(searchLabels);
  const handlePick = useLatestCallback(props.onPick);
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const element = active === undefined ? null : document.getElementById(optionId(id, active));
    if (list.current && element) bringIntoView(list.current, element);
  }, [id, active]);
  const draw = (option: SearchOption) => (
    <Option
      key={option.value}
      id={optionId(id, option.value)}
      option={option}
      isActive={option.value === active}
      isChosen={option.value === chosen}
      onPick={handlePick}
    />
  );
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={labels.options(label)} className="cd-options-list">
        {groupsOf(options).map(({ name, members }) =>
          name === undefined ? (
            members.map(draw)
          ) : (
            <OptionGroup key={name} name={name}>
              {members.map(draw)}
            </OptionGroup>
          ),
        )}
      </div>
      {options.length === 0 && (
        <Text as="p" size="2" color="gray" className="cd-options-note">
          {labels.nothing(query)}
        </Text>
      )}
      {hiddenCount > 0 && (
        <Text as="p" size="1" color="gray" className="cd-options-note">
          {labels.more(hiddenCount)}
        </Text>
      )}
      <Announcer>{query === '' ? '' : labels.found(options.length + hiddenCount)}</Announcer>
    </>
  );
}

function OptionGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className="cd-option-group">
        {name}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  isChosen: boolean;
  onPick(value: string): void;
}

const Option = memo(function Option({ id, option, isActive, isChosen, onPick }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-highlighted={isActive || undefined}
      className="rt-reset rt-BaseMenuItem cd-option"
      onClick={() => onPick(option.value)}
    >
      <span className="cd-option-label">{option.label}</span>
      {isChosen && <CheckIcon size={16} aria-hidden />}
    </button>
  );
});

/** Options as they stand under their headings, in the order in which the headings first come. */
function groupsOf(options: readonly SearchOption[]): { name: string | undefined; members: SearchOption[] }[] {
  const groups = new Map<string | undefined, SearchOption[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, members }));
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well. */
function bringIntoView(list: HTMLElement, option: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
