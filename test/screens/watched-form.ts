import { makeProblem, type Form } from 'chatdeck/model';
import { makeForm } from 'chatdeck/testing';
import { vi } from 'vitest';

/** A static form that records what people do. */
export function watchedForm<T>(value: T, overrides: Partial<Form<T>> = {}) {
  return makeForm(value, { onEdit: vi.fn(), onSubmit: vi.fn(), ...overrides });
}

export const refused = makeProblem('invalid', { status: 400, serverMessage: 'Not today.' });
