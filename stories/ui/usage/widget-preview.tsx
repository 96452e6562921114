import { initialAppearance } from 'chatdeck/model';
import { WidgetPreview } from 'chatdeck/ui';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['WidgetPreview'],
    use: 'Beside a form that decides how the visitor’s widget looks or speaks.',
    avoid: 'As the widget itself: it is a picture and takes no messages.',
    dos: [
      {
        example: <WidgetPreview look={initialAppearance} state="online" />,
        why: 'Show the state that the field being edited belongs to.',
      },
    ],
    donts: [
      {
        example: <WidgetPreview look={{ ...initialAppearance, onlineTitle: '' }} state="online" label="Preview" />,
        why: 'Do not name it “Preview”: left alone it says in words what it shows.',
      },
    ],
    keyboard:
      'A group with a name. With `onPickField` each text is a button that leads to its field; without it nothing takes the focus.',
  },
];
