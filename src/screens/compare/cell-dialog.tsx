import { useState } from 'react';
import { Link } from '../../ui/base/link';
import { Dialog } from '../../ui/overlays/dialog';
import { Button, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { settingKind } from '../../model/settings/across/setting-kind';
import { useCompareContext, type CellPlace } from './compare-context';
import { FieldControl } from './field-control';
import { compareLabels } from './labels';
import { useCell } from './use-cell';

/** Edits one choice of one widget with the control of its tab. Closing keeps the former value. */
export function CellDialog({ cell }: { cell: CellPlace }) {
  const { texts, nameOf, onClose } = useCompareContext();
  const { names } = cell.place;
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.choice(names)}
      description={nameOf(cell.widget)}
      isDirty={isDirty}
    >
      <CellForm {...cell} onEdit={() => setDirty(true)} />
    </Dialog>
  );
}

function CellForm({ widget, place, onEdit }: CellPlace & { onEdit(): void }) {
  const labels = useLabels(compareLabels);
  const { texts } = useCompareContext();
  const cell = useCell({ widget, place });
  const [hasTried, setTried] = useState(false);
  const kind = settingKind(place.names);
  const isFixed = kind === 'picture' || (kind === 'hours' && widget.settings.weekHours === null);
  return (
    <form
      className="cd-compare-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        cell.save();
      }}
    >
      {isFixed ? (
        <Text as="p" size="2">
          {kind === 'picture' ? labels.pictureText : labels.unreadableText}
        </Text>
      ) : (
        <FieldControl
          names={place.names}
          value={{ ...widget.settings, ...cell.value }}
          onValueChange={(patch) => {
            cell.setValue(patch);
            onEdit();
          }}
          error={hasTried || cell.hasFailed || kind !== 'text' ? cell.error : undefined}
        />
      )}
      <Text as="p" size="1">
        <Link to={{ name: 'settings', widgetId: widget.widgetId, tab: place.tab }}>
          {labels.openTab(texts.tab(place.tab))}
        </Link>
      </Text>
      <div className="cd-dialog-foot">
        <Button type="button" variant="outline" color="gray" onClick={cell.cancel}>
          {cell.hasFailed ? labels.discard : labels.cancel}
        </Button>
        {!isFixed && <Button type="submit">{labels.save}</Button>}
      </div>
    </form>
  );
}
