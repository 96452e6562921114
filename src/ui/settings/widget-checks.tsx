import { useMemo, useState } from 'react';
import type { Id } from '../../model/core/tolerant';
import { useMarkedWidgetName } from '../format/widget-name';
import { SearchInput } from '../inputs/search-input';
import { foldText } from '../../model/palette/fold-text';
import { Checkbox, Text } from '../radix';
import { useLabels } from '../theme/labels';
import { widgetChecksLabels } from './widget-checks-labels';

/** A widget to choose. */
export interface ListedWidget {
  widgetId: Id;
  /** The channel's name. */
  name: string;
  /** Empty if unknown. */
  workspace: string;
}

interface WidgetChecksProps {
  widgets: readonly ListedWidget[];
  chosen: ReadonlySet<Id>;
  onChosenChange(next: ReadonlySet<Id>): void;
}

/** Several of many widgets: by search, one at a time, by workspace, or all. */
export function WidgetChecks({ widgets, chosen, onChosenChange }: WidgetChecksProps) {
  const labels = useLabels(widgetChecksLabels);
  const nameOf = useMarkedWidgetName();
  const [query, setQuery] = useState('');
  const workspaces = useMemo(() => {
    const words = foldText(query).split(' ').filter(Boolean);
    const isFound = ({ name, workspace, widgetId }: ListedWidget) =>
      words.every((word) => foldText(`${nameOf({ id: widgetId, name })} ${workspace}`).includes(word));
    const groups = new Map<string, ListedWidget[]>();
    for (const widget of widgets.filter(isFound)) {
      groups.set(widget.workspace, [...(groups.get(widget.workspace) ?? []), widget]);
    }
    return [...groups];
  }, [widgets, query, nameOf]);
  const found = workspaces.flatMap(([, members]) => members);
  const set = (members: readonly ListedWidget[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const { widgetId } of members) {
      if (isOn) next.add(widgetId);
      else next.delete(widgetId);
    }
    onChosenChange(next);
  };
  const areAll = (members: readonly ListedWidget[]) => members.every(({ widgetId }) => chosen.has(widgetId));
  return (
    <div className="cd-compare-checks">
      <SearchInput label={labels.findWidget} value={query} onValueChange={setQuery} />
      {found.length === 0 ? (
        <Text as="p" size="2" color="gray">
          {labels.noWidgetFound}
        </Text>
      ) : (
        <>
          <Check
            label={query === '' ? labels.selectAll : labels.selectFound}
            isOn={areAll(found)}
            onChange={(isOn) => set(found, isOn)}
          />
          <div className="cd-compare-list">
            {workspaces.map(([workspace, members]) => (
              <fieldset key={workspace} className="cd-compare-group">
                <legend>
                  <Check
                    label={labels.selectWorkspace(workspace || labels.noWorkspace)}
                    isOn={areAll(members)}
                    onChange={(isOn) => set(members, isOn)}
                  />
                </legend>
                {members.map((widget) => (
                  <Check
                    key={String(widget.widgetId)}
                    label={nameOf({ id: widget.widgetId, name: widget.name })}
                    isOn={chosen.has(widget.widgetId)}
                    onChange={(isOn) => set([widget], isOn)}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <Text as="label" size="2" className="cd-compare-check">
      <Checkbox checked={isOn} onCheckedChange={onChange} />
      <bdi>{label}</bdi>
    </Text>
  );
}
