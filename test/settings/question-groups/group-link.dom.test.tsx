import { fireEvent, screen } from '@testing-library/react';
import { QuestionGroupsTab } from 'chatdeck';
import { makeGroupEntry, makeQuestionGroupsProps } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { groupField, type GroupPlace } from '../../../src/model/settings/question-groups/group-place';
import { renderScreen } from '../../screens/render-screen';

const patience = { timeout: 20_000 };
const entries = ['Gear', 'Boats'].map((label) => makeGroupEntry({ label }, { uid: label.toLowerCase() }));

async function follow(place: GroupPlace) {
  function Host() {
    const [selectedUid, setSelected] = useState('gear');
    const props = { ...makeQuestionGroupsProps(entries), selectedUid, onSelectedUidChange: setSelected };
    return <QuestionGroupsTab {...props} field={groupField(place)} />;
  }
  renderScreen(<Host />);
  await screen.findByRole('button', { name: /^Gear/ }, patience);
}

test('a link to a deleted group says so, until another group is opened', async () => {
  await follow({ uid: 'gone', nodeId: '1' });
  expect(screen.getByText('This question group no longer exists.').closest('[role="status"]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Boats/ }));
  expect(screen.queryByText(/no longer exists/)).toBeNull();
});

test('a link to a deleted question opens its group and says so', async () => {
  await follow({ uid: 'boats', nodeId: 'gone' });
  expect(await screen.findByText('This question or answer no longer exists.')).toBeTruthy();
  const card = screen.getByRole('button', { name: /^Boats/ });
  expect(card.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(card);
});

test('a link to a group that exists says nothing', async () => {
  await follow({ uid: 'boats' });
  expect(screen.getByRole('button', { name: /^Boats/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByText(/no longer exists/)).toBeNull();
});
