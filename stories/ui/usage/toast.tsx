import { Button } from '@radix-ui/themes';
import { DeletionToasts, ToastRegion, useToast, type ToastMessage } from 'chatdeck/ui';
import type { Usage } from './usage';

function Shows({ label, message }: { label: string; message: ToastMessage }) {
  const showToast = useToast();
  return (
    <div>
      <Button variant="soft" onClick={() => showToast(message)}>
        {label}
      </Button>
    </div>
  );
}

export const usages: readonly Usage[] = [
  {
    parts: ['ToastRegion'],
    use: 'For what happens out of view, with undo where it can be undone: `const showToast = useToast()`. `ChatdeckTheme` holds the region; you need one of your own only outside of it.',
    avoid: 'For results that can be seen where the action was, and for errors that need a decision.',
    dos: [
      {
        example: (
          <Shows
            label="Clear the other list"
            message={{
              text: 'The other country list was cleared.',
              action: { label: 'Undo', onAction: () => undefined },
            }}
          />
        ),
        why: 'Say what has happened elsewhere, and offer the way back.',
      },
    ],
    donts: [
      {
        example: (
          <ToastRegion>
            <Shows label="Save" message={{ text: 'Error: the name is required.', tone: 'danger' }} />
          </ToastRegion>
        ),
        why: 'Do not tell of a wrong field in a corner: it is gone before the field is found.',
      },
    ],
    keyboard:
      'Announced politely. F8 leads to the newest, Escape dismisses it; one with an action waits as long as the pointer or the focus is on it.',
  },
  {
    parts: ['DeletionToasts'],
    use: 'In a frame of your own: `<DeletionToasts {...useWidgetDeletions()} />` shows on every page which widgets are being deleted, with “Undo”. `Shell` and `Dashboard` include it, and each deletion appears once.',
    avoid: 'For other deletions: they are over at once, and a plain toast says so.',
    dos: [
      {
        example: (
          <ToastRegion>
            <DeletionToasts
              deletions={[
                { id: 4, name: 'sales', isFinished: true, status: 'waiting', until: Date.now() + 10_000 },
                { id: 5, name: 'support', isFinished: true, status: 'deleted' },
              ]}
              onDeletionUndo={() => undefined}
              onDeletionDismiss={() => undefined}
            />
            <SampleText />
          </ToastRegion>
        ),
        why: 'Place it once, above the pages, so that a deletion can be undone from each of them.',
      },
    ],
    donts: [
      {
        example: (
          <ToastRegion>
            <DeletionToasts
              deletions={[{ id: 4, name: 'sales', isFinished: true, status: 'waiting', until: Date.now() + 10_000 }]}
            />
            <SampleText />
          </ToastRegion>
        ),
        why: 'Do not leave the callbacks out: without them, nobody can undo it in time.',
      },
    ],
    keyboard:
      'The screen that deletes moves the focus to “Undo”. Elsewhere, F8 leads to the toasts, and Tab to their buttons.',
  },
];

function SampleText() {
  return (
    <p>
      This page is only here to show that a widget’s deletion goes on while its user reads something else in the
      dashboard. It can be undone from there for ten seconds, and its end is announced politely.
    </p>
  );
}
