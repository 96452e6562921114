import { SkeletonGroup } from 'chatdeck/ui';
import { Switch, Text } from 'chatdeck/ui/radix';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

test('keeps a class from outside next to those of the part and its variants', () => {
  renderScreen(
    <>
      <Text size="2" weight="medium" className="mine">
        Words
      </Text>
      <Switch size="1" className="mine" checked aria-label="On" />
      <SkeletonGroup className="mine">Soon</SkeletonGroup>
    </>,
  );
  expect(screen.getByText('Words').className).toBe('rt-Text rt-r-size-2 rt-r-weight-medium mine');
  expect([...screen.getByRole('switch').classList]).toEqual(expect.arrayContaining(['rt-r-size-1', 'mine']));
  expect(screen.getByText('Soon').className).toBe('cd-skeletons mine');
});
