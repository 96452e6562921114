import { fireEvent, screen, within } from '@testing-library/react';
import { QuestionGroupsTab } from 'chatdeck';
import { makeGroupEntry, makeQuestionGroupsProps } from 'chatdeck/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const patience = { timeout: 20_000 };

test('refuses a file in another encoding, instead of questions with wrong characters', async () => {
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([makeGroupEntry()])} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }, patience));
  const input = document.querySelector('[data-chatdeck="import-questions-file"]');
  const choose = (file: File) => input && fireEvent.change(input, { target: { files: [file] } });
  const latin = [...'Caf\u00e9?'].map((character) => character.charCodeAt(0));
  choose(new File([new Uint8Array(latin)], 'questions.txt'));
  await dialog.findByText(/This file isn’t UTF-8/, undefined, patience);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  choose(new File(['Café?'], 'questions.txt'));
  await dialog.findByDisplayValue('Café?', undefined, patience);
  expect(dialog.queryByText(/UTF-8/)).toBeNull();
});
