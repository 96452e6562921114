import { render, screen, waitFor } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useFieldArrival } from '../../../src/ui/settings/field-arrival';

function Page({ field, children }: { field?: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFieldArrival(place, field);
  return <div ref={place}>{children}</div>;
}

function Row({ name, isDisabled = false }: { name: string; isDisabled?: boolean }) {
  return (
    <div data-chatdeck="row" data-name={name}>
      <div className="cd-row-control">
        <input aria-label={name} disabled={isDisabled} />
      </div>
    </div>
  );
}

test('focuses and marks the field that the address names, until the focus leaves', async () => {
  render(
    <Page field="tz">
      <Row name="other" />
      <Row name="tz" />
    </Page>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('tz')));
  const row = screen.getByLabelText('tz').closest('[data-name]');
  expect(row?.hasAttribute('data-arrived')).toBe(true);
  screen.getByLabelText('other').focus();
  expect(row?.hasAttribute('data-arrived')).toBe(false);
});

test('waits for a field whose code loads', async () => {
  const { rerender } = render(<Page field="tz" />);
  rerender(
    <Page field="tz">
      <Row name="tz" />
    </Page>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('tz')));
});

test('lets people go elsewhere while it waits', async () => {
  const { rerender } = render(<Page field="tz" />);
  window.dispatchEvent(new Event('pointerdown'));
  rerender(
    <Page field="tz">
      <Row name="tz" />
    </Page>,
  );
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test('focuses a disabled row, whose text says why', async () => {
  render(
    <Page field="tz">
      <Row name="tz" isDisabled />
    </Page>,
  );
  await waitFor(() => expect(document.activeElement?.getAttribute('data-name')).toBe('tz'));
});

test('leaves the focus alone without a field, and with an unknown one', async () => {
  const { rerender } = render(
    <Page>
      <Row name="tz" />
    </Page>,
  );
  rerender(
    <Page field={'"]unknown'}>
      <Row name="tz" />
    </Page>,
  );
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
