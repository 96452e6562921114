import { TriggersTab } from 'chatdeck';
import { newTrigger, triggersSectionFields, type TriggersSection, type TriggersSettings } from 'chatdeck/model';
import { makeEditor, ready } from 'chatdeck/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const drawn = new Set<string>();

const labels = {
  more: (name: string) => {
    drawn.add(name);
    return `More for ${name}`;
  },
};

const list = Array.from({ length: 200 }, (_, index) => ({
  ...newTrigger(String(index)),
  isNew: undefined,
  message: `Message ${index}`,
  on: ['/'],
}));
const nothing = () => undefined;

function Live({ count }: { count: number }) {
  const [saved] = useState<TriggersSettings>(() => ({
    triggerMinDelay: 60,
    ...Object.fromEntries(list.slice(0, count).map((trigger) => [`trigger:${trigger.uid}`, trigger])),
  }));
  const [value, setValue] = useState(saved);
  const sections = { triggers: triggersSectionFields(value).map(String) };
  const editor = makeEditor<TriggersSettings, TriggersSection>(value, sections, {
    saved,
    onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
  });
  return (
    <TriggersTab
      widgetId={11}
      roomName="website"
      navigation={undefined}
      editor={ready(editor)}
      hiddenPages=""
      onTriggerAdd={nothing}
      onTriggerDuplicate={nothing}
      onTriggerDelete={nothing}
      labels={labels}
    />
  );
}

test('an edit of one of 200 triggers draws that one', () => {
  renderScreen(<Live count={200} />);
  expect(drawn.size).toBe(200);
  drawn.clear();
  fireEvent.click(screen.getByLabelText('Show to visitors: Message 150'));
  expect([...drawn]).toEqual(['Message 150']);

  fireEvent.click(screen.getByText('Message 7'));
  drawn.clear();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Message seven' } });
  expect([...drawn]).toEqual(['Message seven']);

  drawn.clear();
  fireEvent.change(screen.getByLabelText('Minimum delay between triggers'), { target: { value: '5' } });
  expect([...drawn]).toEqual([]);
});

test('isolates addresses inside a sentence that is read from right to left', () => {
  renderScreen(<Live count={1} />, { direction: 'rtl' });
  screen.getByText('Immediately, on \u2068/\u2069');
});
