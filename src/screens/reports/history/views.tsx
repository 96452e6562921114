import type { ErrorCode } from '../../../model/core/editor';
import type { ReportsHistoryProps, SavedViewsControl } from '../../../model/reports/history-view';
import { maxViewName } from '../../../model/places/report-route';
import { maxViews, type SavedView } from '../../../model/reports/saved-views';
import { Announcer } from '../../../ui/base/announcer';
import { MoreIcon, SaveViewIcon } from '../../../ui/base/icons';
import { useToast } from '../../../ui/feedback/toast-context';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { useFormSubmit } from '../../../ui/inputs/form-submit';
import { TextInput } from '../../../ui/inputs/text-input';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu';
import { Popover } from '../../../ui/overlays/popover';
import { Button, IconButton, VisuallyHidden } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useState } from 'react';
import { reportsHistoryLabels } from './labels';

type HistoryViewsProps = Pick<ReportsHistoryProps, 'route' | 'onViewChange' | 'saved'>;

/** How chats are listed, and the saved views. */
export function HistoryViews({ route, onViewChange, saved }: HistoryViewsProps) {
  const labels = useLabels(reportsHistoryLabels);
  if (!onViewChange && !saved) return null;
  return (
    <div className="cd-history-views">
      {onViewChange && (
        <SegmentedControl<'widgets' | 'all'>
          label={labels.view}
          value={route.view ?? 'widgets'}
          onValueChange={(next) => onViewChange(next === 'all' ? 'all' : undefined)}
          options={[
            { value: 'widgets', label: labels.byWidget },
            { value: 'all', label: labels.allChats },
          ]}
        />
      )}
      {saved && <SavedViews saved={saved} />}
    </div>
  );
}

function SavedViews({ saved }: { saved: SavedViewsControl }) {
  const labels = useLabels(reportsHistoryLabels);
  const { views, current, isChanged, onChoose } = saved;
  const [news, setNews] = useState('');
  return (
    <>
      {views.length > 0 && (
        <div role="group" aria-label={labels.savedViews} className="cd-history-saved">
          <ViewButton isChosen={!current} isChanged={false} onChoose={() => onChoose(undefined)}>
            {labels.defaultView}
          </ViewButton>
          {views.map((view) => (
            <ViewButton
              key={view.name}
              isChosen={view === current}
              isChanged={view === current && isChanged}
              onChoose={() => onChoose(view)}
            >
              {view.name}
            </ViewButton>
          ))}
        </div>
      )}
      {current && <ViewMenu saved={saved} view={current} onNews={setNews} />}
      <SaveView saved={saved} />
      <Announcer>{news}</Announcer>
    </>
  );
}

interface ViewButtonProps {
  isChosen: boolean;
  isChanged: boolean;
  onChoose(): void;
  children: string;
}

function ViewButton({ isChosen, isChanged, onChoose, children }: ViewButtonProps) {
  const labels = useLabels(reportsHistoryLabels);
  return (
    <button
      type="button"
      className="rt-reset cd-range-choice cd-history-view"
      aria-pressed={isChosen}
      title={children}
      onClick={onChoose}
    >
      <bdi>{children}</bdi>
      {isChanged && (
        <>
          <span className="cd-history-changed" aria-hidden="true" />{' '}
          <VisuallyHidden>{labels.viewChanged}</VisuallyHidden>
        </>
      )}
    </button>
  );
}

interface ViewMenuProps {
  saved: SavedViewsControl;
  view: SavedView;
  onNews(text: string): void;
}

function ViewMenu({ saved, view, onNews }: ViewMenuProps) {
  const labels = useLabels(reportsHistoryLabels);
  const showToast = useToast();
  const { views, isChanged, onUpdate, onChoose, onDelete, onRestore } = saved;
  const { name } = view;
  const handleDelete = () => {
    const index = views.indexOf(view);
    onDelete(view);
    const undo = { label: labels.undo, onAction: () => onRestore(view, index) };
    showToast({ text: labels.viewDeleted(name), action: undo });
  };
  return (
    <Menu
      align="start"
      trigger={
        <IconButton type="button" variant="ghost" color="gray" aria-label={labels.viewActions(name)}>
          <MoreIcon size={16} aria-hidden />
        </IconButton>
      }
    >
      {isChanged && (
        <>
          <MenuItem
            onSelect={() => {
              onUpdate();
              onNews(labels.viewSaved(name));
            }}
          >
            {labels.updateView}
          </MenuItem>
          <MenuItem onSelect={() => onChoose(view)}>{labels.resetView}</MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem onSelect={handleDelete}>{labels.deleteView}</MenuItem>
    </Menu>
  );
}

/** Saves what is shown under a new name. */
function SaveView({ saved }: Pick<ViewMenuProps, 'saved'>) {
  const labels = useLabels(reportsHistoryLabels);
  const [isOpen, setOpen] = useState(false);
  const { value, errors, status, onEdit, onReset } = saved.newView;
  const { formRef, handleSubmit } = useFormSubmit(saved.newView);
  const texts: Partial<Record<ErrorCode, string>> = {
    required: labels.viewNameEmpty,
    taken: labels.viewNameTaken,
    tooLarge: labels.viewsFull(maxViews),
  };
  const isDone = status === 'done';
  const handleOpenChange = (open: boolean) => {
    setOpen(open);
    onReset();
  };
  return (
    <>
      <Popover
        label={labels.saveView}
        align="end"
        open={isOpen && !isDone}
        onOpenChange={handleOpenChange}
        trigger={
          <Button type="button" variant="ghost" color="gray" className="cd-history-save">
            <SaveViewIcon size={16} aria-hidden />
            {labels.saveView}
          </Button>
        }
      >
        <form
          ref={formRef}
          className="cd-history-save-form"
          noValidate
          onSubmit={(event) => {
            // Not for a host's form around the screen.
            event.stopPropagation();
            handleSubmit(event);
          }}
        >
          <TextInput
            label={labels.viewName}
            size="2"
            value={value.name}
            onValueChange={(name) => onEdit({ name })}
            maxLength={maxViewName}
            autoComplete="off"
            error={errors.name && texts[errors.name]}
            help={labels.saveViewHelp}
          />
          <Button type="submit">{labels.save}</Button>
        </form>
      </Popover>
      <Announcer>{isDone ? labels.viewSaved(value.name.trim()) : ''}</Announcer>
    </>
  );
}
