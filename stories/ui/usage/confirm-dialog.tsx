import { Button, Text } from '@radix-ui/themes';
import { ConfirmDialog, Dialog, Sheet } from 'chatdeck/ui';
import { Kept, nothing, Opened } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['ConfirmDialog'],
    use: 'Before something that cannot be taken back, or that costs money. The title is the consequence as a question, the button repeats its verb.',
    avoid: 'Before what can be undone. Do it, and offer undo in a toast: nobody is asked, and nothing is lost.',
    dos: [
      {
        example: (
          <Opened label="Delete widget…">
            {(state) => (
              <ConfirmDialog
                {...state}
                title="Delete the widget #sales?"
                confirmLabel="Delete widget"
                tone="danger"
                onConfirm={nothing}
              >
                Its 1,284 chats stay in Slack. The code on your site stops working.
              </ConfirmDialog>
            )}
          </Opened>
        ),
        why: 'Name the thing, say what follows, repeat the verb on the button.',
      },
    ],
    donts: [
      {
        example: (
          <Opened label="Delete">
            {(state) => (
              <ConfirmDialog {...state} title="Are you sure?" confirmLabel="OK" onConfirm={nothing}>
                This action cannot be undone.
              </ConfirmDialog>
            )}
          </Opened>
        ),
        why: 'Do not ask whether somebody is sure. “OK” to what? A person who only reads buttons cannot tell.',
      },
    ],
    keyboard:
      'An alert dialog. The focus starts on the safe choice, stays inside, and returns to what opened it. Escape chooses the safe way, except while the work is on its way.',
  },
  {
    parts: ['Dialog'],
    use: 'For something to look at or to fill in alone, where the page behind it does not help: an upgrade, a transcript.',
    avoid:
      'For a question with two answers (`ConfirmDialog`), or for details that belong beside what they explain (`Popover`).',
    dos: [
      {
        example: (
          <Opened label="Show transcript">
            {(state) => (
              <Dialog
                {...state}
                title="Transcript"
                description="Lena, 3 March"
                footer={<Button variant="soft">Download</Button>}
              >
                <Text size="2">Hello! Do you ship to Norway?</Text>
              </Dialog>
            )}
          </Opened>
        ),
        why: 'Give it a title that names it and buttons in the foot, which stays in view.',
      },
    ],
    donts: [
      {
        example: (
          <Opened label="More settings">
            {(state) => (
              <Dialog {...state} title="Settings">
                <Text size="2">A form of thirty fields, in a box, over the page that they are about.</Text>
              </Dialog>
            )}
          </Opened>
        ),
        why: 'Do not put a page into a dialog. What has sections and is saved is a page with an address.',
      },
    ],
    keyboard:
      'The title is its name. Escape, the cross and a click beside it close; the focus returns to what had it before.',
  },
  {
    parts: ['Sheet'],
    use: 'For navigation on a narrow screen, behind a menu button.',
    avoid: 'On a wide screen, where the same navigation has room in the page; and for forms.',
    dos: [
      {
        example: (
          <Kept initial={false}>
            {(open, onOpenChange) => (
              <Sheet
                open={open}
                onOpenChange={onOpenChange}
                label="Menu"
                closeLabel="Close menu"
                trigger={<Button variant="soft">Menu</Button>}
              >
                <Text size="2">Dashboard, Settings, Account, Reports</Text>
              </Sheet>
            )}
          </Kept>
        ),
        why: 'Hold the places of the product, and close when one is chosen.',
      },
    ],
    donts: [
      {
        example: (
          <Kept initial={false}>
            {(open, onOpenChange) => (
              <Sheet
                open={open}
                onOpenChange={onOpenChange}
                label="Delete?"
                closeLabel="Close"
                trigger={<Button variant="soft">Delete</Button>}
              >
                <Button color="red">Yes</Button>
              </Sheet>
            )}
          </Kept>
        ),
        why: 'Do not ask for a decision at the edge of the page; that is a `ConfirmDialog`.',
      },
    ],
    keyboard:
      'Keeps the focus inside; Escape or a click beside it closes. The trigger has the focus again, or the page when a link was followed.',
  },
];
