import { Button } from '../../ui/radix';
import { useState } from 'react';
import type { ChangesProps } from '../../model/settings/across/changes';
import { Heading, Text } from '../../ui/base/text';
import { ClockIcon } from '../../ui/base/icons';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useDates } from '../../ui/format/dates';
import { SearchInput } from '../../ui/inputs/search-input';
import { Select } from '../../ui/inputs/select';
import { Pager } from '../../ui/data-table/pager';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useLabels } from '../../ui/theme/labels';
import { Entry } from './entry';
import { narrowEntries, noFilters, tabOfChange, type ChangeFilters, type ShownEntry } from './filters';
import { changesLabels } from './labels';

interface ChangeListProps extends Pick<ChangesProps, 'onRestore' | 'onRestoreTo'> {
  shown: readonly ShownEntry[];
  isShared: boolean;
}

/** The changes by day, newest first, and what narrows them. */
export function ChangeList({ shown, isShared, ...intents }: ChangeListProps) {
  const labels = useLabels(changesLabels);
  const [filters, setFilters] = useState(noFilters);
  const entries = narrowEntries(shown, filters);
  const tab = filters.tab === '' || filters.tab === 'power' ? undefined : filters.tab;
  return (
    <>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {isShared ? labels.shared : labels.own}
      </Text>
      {shown.length === 0 ? (
        <EmptyState icon={<ClockIcon size={24} />} title={labels.emptyTitle}>
          {labels.emptyText}
        </EmptyState>
      ) : (
        <>
          <Filters shown={shown} filters={filters} onFiltersChange={setFilters} />
          {entries.length === 0 ? (
            <p className="cd-changes-none">
              <Text size="2" color="gray">
                {labels.noMatches}
              </Text>
              <Button type="button" variant="outline" color="gray" onClick={() => setFilters(noFilters)}>
                {labels.clear}
              </Button>
            </p>
          ) : (
            <Days entries={entries} tab={tab} {...intents} />
          )}
        </>
      )}
    </>
  );
}

interface FiltersProps {
  shown: readonly ShownEntry[];
  filters: ChangeFilters;
  onFiltersChange(next: ChangeFilters): void;
}

function Filters({ shown, filters, onFiltersChange }: FiltersProps) {
  const labels = useLabels(changesLabels);
  const settings = useLabels(settingsLabels);
  const tabs = [...new Set(shown.flatMap(({ entry }) => entry.changes.map(({ name }) => tabOfChange(name))))];
  const people = [...new Set(shown.map(({ entry }) => entry.who).filter(Boolean))].sort();
  return (
    <div className="cd-changes-filters" role="search">
      <Select
        aria-label={labels.tab}
        value={filters.tab}
        onValueChange={(tab) => onFiltersChange({ ...filters, tab: tab as ChangeFilters['tab'] })}
        options={[
          { value: '', label: labels.allTabs },
          ...tabs.map((tab) => ({ value: tab, label: tab === 'power' ? labels.power : settings[tab] })),
        ]}
      />
      {people.length > 1 && (
        <Select
          aria-label={labels.person}
          value={filters.who}
          onValueChange={(who) => onFiltersChange({ ...filters, who })}
          options={[{ value: '', label: labels.allPeople }, ...people.map((who) => ({ value: who, label: who }))]}
        />
      )}
      <SearchInput
        label={labels.search}
        value={filters.text}
        onValueChange={(text) => onFiltersChange({ ...filters, text })}
      />
    </div>
  );
}

/** Longer lists are slow to draw and to read. */
const PAGE_SIZE = 50;

interface DaysProps extends Pick<ChangesProps, 'onRestore' | 'onRestoreTo'> {
  entries: readonly ShownEntry[];
  tab: Parameters<typeof Entry>[0]['tab'];
}

function Days({ entries, ...rest }: DaysProps) {
  const dates = useDates();
  const [page, setPage] = useState(1);
  const pages = Math.ceil(entries.length / PAGE_SIZE);
  const current = Math.min(page, pages);
  const days = new Map<string, ShownEntry[]>();
  for (const each of entries.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)) {
    const day = each.entry.at === null ? '' : dates.weekday(each.entry.at);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return (
    <>
      {[...days].map(([day, list]) => (
        <section key={day} aria-label={day} className="cd-changes-day">
          <Heading as="h2" size="2">
            {day}
          </Heading>
          <ol className="cd-changes-list">
            {list.map((each) => (
              <Entry key={each.entry.id} shown={each} {...rest} />
            ))}
          </ol>
        </section>
      ))}
      {pages > 1 && <Pager page={current} pageSize={PAGE_SIZE} total={entries.length} onPageChange={setPage} />}
    </>
  );
}
