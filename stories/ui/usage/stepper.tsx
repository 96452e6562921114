import { Stepper } from 'chatdeck/ui';
import { nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['Stepper'],
    use: 'For something that is done once, in order, and has an end: the setup of a widget.',
    avoid: 'For places to go to in any order (`TabNavigation`), and for progress that nobody steers.',
    dos: [
      {
        example: (
          <Stepper
            label="Setup"
            steps={[
              { title: 'Connect Slack', status: 'done', onSelect: nothing },
              { title: 'Choose a channel', text: 'Visitors’ messages arrive there.', status: 'current' },
              { title: 'Add the widget to your site', status: 'todo' },
            ]}
          />
        ),
        why: 'Name each step by what is done, and say of the current one what it is for.',
      },
    ],
    donts: [
      {
        example: (
          <Stepper
            label="Setup"
            steps={[
              { title: 'Step 1', status: 'current' },
              { title: 'Step 2', status: 'todo' },
            ]}
          />
        ),
        why: 'Do not number without naming: nobody knows how much is ahead.',
      },
    ],
    keyboard:
      'A navigation with a list. The current step is marked as such; done steps with a way back are links or buttons, and their state is read after the name.',
  },
];
