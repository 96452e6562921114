import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { TokenGroup } from '../../../scripts/tokens/read';
import tokens from 'virtual:chatdeck-tokens';
import { Look } from './look';
import { cssOf, groupAt, tokensIn } from './tokens';

/** Each movement of the product, to be played again. */
export function MotionList() {
  const [played, setPlayed] = useState(0);
  const motion = groupAt(tokens, ['motion']);
  return (
    <Look className="docs-tokens">
      <div>
        <Button variant="soft" onClick={() => setPlayed(played + 1)}>
          Play again
        </Button>
      </div>
      <dl className="docs-props">
        {Object.keys(motion).map((name) => (
          <Movement key={`${name}-${played}`} name={name} group={groupAt(motion, [name])} />
        ))}
      </dl>
    </Look>
  );
}

function Movement({ name, group }: { name: string; group: TokenGroup }) {
  const { duration, easing, delay } = Object.fromEntries(tokensIn(group).map(({ path, token }) => [path, token]));
  const [time, curve, wait] = [duration, easing, delay].map((token) => token && cssOf(token.$value));
  const keyframes = (duration ?? delay)?.$extensions.chatdeck.property;
  const turn = name.endsWith('reverse') ? ' reverse' : '';
  return (
    <div className="docs-prop">
      <dt>
        <code className="docs-prop-name">{name}</code>
        <code className="docs-type">{time ? `${time}, ${curve}` : `after ${wait}`}</code>
      </dt>
      <dd>
        <div
          className="docs-swatch docs-moved"
          style={{ animation: time ? `${keyframes} ${time} ${curve}${turn}` : `${keyframes} 0s ${wait} backwards` }}
        />
      </dd>
    </div>
  );
}
