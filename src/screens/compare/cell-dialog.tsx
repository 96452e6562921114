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

/** Edits one choice of one widget with the control of its tab. Closing keeps what was typed as not saved. */
export function CellDialog({ cell: { widget, place } }: { cell: CellPlace }) {
  const { texts, nameOf } = useCompareContext();
  const cell = useCell({ widget, place });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && cell.keep()}
      title={texts.choice(place.names)}
      description={nameOf(widget)}
      isDirty={cell.isTouched}
    >
      <CellForm widget={widget} place={place} cell={cell} />
    </Dialog>
  );
}

function CellForm({ widget, place, cell }: CellPlace & { cell: ReturnType<typeof useCell> }) {
  const labels = useLabels(compareLabels);
  const { texts } = useCompareContext();
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
          onValueChange={cell.setValue}
          error={hasTried || cell.hasFailed || cell.isContested || kind !== 'text' ? cell.error : undefined}
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
