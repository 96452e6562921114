import { Button } from '@radix-ui/themes';
import { ToastRegion, useToast, type ToastMessage } from 'chatdeck/ui';
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
];
