import { FileRow } from 'chatdeck/ui';
import { nothing } from './samples';
import type { Usage } from './usage';

const picture = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 2_000_000,
  upload: { status: 'idle' },
  onChoose: nothing,
} as const;

export const usages: readonly Usage[] = [
  {
    parts: ['FileRow'],
    use: 'For a file that is sent as soon as it is chosen: a picture of the team.',
    avoid: 'For a file that belongs to a form that is sent as a whole, or for many files.',
    dos: [
      {
        example: (
          <FileRow
            {...picture}
            label="Team avatar"
            typesText="PNG, JPEG"
            help="At least 100 by 100 pixels, up to 2 MB."
          />
        ),
        why: 'Say before what will be taken.',
      },
    ],
    donts: [
      {
        example: <FileRow {...picture} label="Upload" typesText="image/png, image/jpeg" />,
        why: 'Do not name the act instead of the thing, and do not speak in media types.',
      },
    ],
    keyboard:
      'A button opens the browser’s own choice; dropping is only another way to it. Progress, success and refusal are announced under the row.',
  },
];
