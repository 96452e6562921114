import { memo, useId, useRef, type ReactNode } from 'react';
import { Announcer } from '../base/announcer';
import { rootOf } from '../focus/composed-tree';
import { CheckIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { searchLabels } from './search-labels';
import type { FoundOption } from './search-options';
import { useLatestCallback } from '../base/use-latest-callback';
import { optionId } from './use-combobox';
import { useBeforePaint } from '../base/use-before-paint';
import { Text } from '../base/text';

interface OptionListProps {
  id: string;
  /** Names the list. */
  label: string;
  query: string | undefined;
  options: readonly FoundOption[];
  /** How many matches aren't rendered. */
  hiddenCount: number;
  /** The active option. */
  active: string | undefined;
  chosen?: string | undefined;
  onPick(value: string): void;
  /** What to show when nothing matches; a generic text if absent. */
  nothingFound?: ((query: string) => string) | undefined;
}

/** The list under a search field. The focus stays in the field. */
export function OptionList(props: OptionListProps) {
  const { id, label, query = '', options, hiddenCount, active, chosen } = props;
  const labels = useLabels(searchLabels);
  const handlePick = useLatestCallback(props.onPick);
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (list.current) bringIntoView(list.current, optionOf(list.current, id, active));
  }, [id, active]);
  // Its direction and size are known once the overlay is positioned.
  const opensAt = useLatestCallback(() => {
    if (list.current) bringIntoView(list.current, optionOf(list.current, id, active), 'center');
  });
  useBeforePaint(() => {
    opensAt();
    if (!list.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(opensAt);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [opensAt]);
  const draw = (option: FoundOption) => (
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
          {(props.nothingFound ?? labels.nothing)(query)}
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
  option: FoundOption;
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
      aria-describedby={option.detail ? `${id}-detail` : undefined}
      aria-disabled={option.disabledReason !== undefined || undefined}
      data-highlighted={isActive || undefined}
      data-pinned={option.isPinned}
      className="rt-reset rt-BaseMenuItem cd-option"
      onClick={() => onPick(option.value)}
    >
      <span className="cd-option-label">
        {option.label}
        {option.match !== undefined && <span className="cd-option-match">{option.match}</span>}
        {option.detail && (
          <span id={`${id}-detail`} className="cd-option-match cd-option-detail" aria-hidden="true">
            {option.detail}
          </span>
        )}
      </span>
      {option.disabledReason !== undefined && (
        <>
          {' '}
          <span className="cd-option-reason">{option.disabledReason}</span>
        </>
      )}
      {isChosen && <CheckIcon size={16} aria-hidden />}
    </button>
  );
});

/** Options grouped under their headings, in the order the headings first appear. */
function groupsOf(options: readonly FoundOption[]): { name: string | undefined; members: FoundOption[] }[] {
  const groups = new Map<string | undefined, FoundOption[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, members }));
}

function optionOf(list: HTMLElement, id: string, active: string | undefined): HTMLElement | null {
  return active === undefined ? null : rootOf(list).getElementById(optionId(id, active));
}

/**
 * Scrolls only the list, as little as possible or to center the option: `scrollIntoView` would scroll the page as well.
 * Pinned options cover the list's end.
 */
function bringIntoView(list: HTMLElement, option: HTMLElement | null, where: 'center' | 'nearest' = 'nearest'): void {
  if (!option || option.dataset.pinned) return;
  const [outer, inner] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
  const bottom = list.querySelector('[data-pinned]')?.getBoundingClientRect().top ?? outer.bottom;
  if (where === 'center') list.scrollTop += (inner.top + inner.bottom) / 2 - (outer.top + bottom) / 2;
  else if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > bottom) list.scrollTop += inner.bottom - bottom;
}
