import { fireEvent } from '@testing-library/react';
import { busy, confirm, noDialog, saveOf, type OwnPlaces } from '../place';
import { find, pageText, press } from '../world';

export const places: OwnPlaces = {
  useBehaviorTab: {
    sends: [
      saveOf('Email for offline messages', 'typed@acme.test'),
      {
        call: 'generateApiKey',
        send: () => confirm(/generate API key/i, /generate/i),
        isDone: () => noDialog() && !pageText().includes('Couldn’t generate a new API key.'),
      },
      {
        call: 'toggleOff',
        send: () => press('switch', /^Widget/),
        isDone: () => find('switch', /^Widget OFF/) !== undefined,
      },
      {
        call: 'toggleOn',
        scenario: () => {
          const world = busy();
          const widgets = world.dataset.widgets.map((widget) => ({ ...widget, isOff: true }));
          return { ...world, dataset: { ...world.dataset, widgets } };
        },
        send: () => press('switch', /^Widget/),
        isDone: () => find('switch', /^Widget ON/) !== undefined,
      },
      {
        call: 'uploadTeamAvatar',
        send: () => {
          const field = document.querySelector<HTMLInputElement>('input[type="file"]');
          if (!field) throw new Error('There is no field for a file.');
          const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
          fireEvent.change(field, { target: { files: [new File([png], 'team.png', { type: 'image/png' })] } });
        },
        isDone: () => pageText().includes('Uploaded.'),
      },
    ],
  },
};
