import { Button } from '@radix-ui/themes';
import { PageHeader } from 'chatdeck/ui';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['PageHeader'],
    use: 'At the top of every page: its name, one line of context, at most two actions.',
    avoid: 'Inside a page. A section has a title of its own.',
    dos: [
      {
        example: <PageHeader title="Triggers" context="#sales" actions={<Button>Add a trigger</Button>} />,
        why: 'Let the context say whose page this is, and keep one solid button.',
      },
    ],
    donts: [
      {
        example: (
          <PageHeader
            title="Welcome to your triggers!"
            actions={
              <>
                <Button>Add</Button>
                <Button>Import</Button>
                <Button>Help</Button>
              </>
            }
          />
        ),
        why: 'Do not greet, and do not offer three things of equal weight: nobody knows which one is meant.',
      },
    ],
    keyboard: 'The title is the page’s only first heading. Actions come before the page’s content.',
  },
];
