import { Compare } from 'chatdeck/screens/compare';
import { makeCompareProps } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';
import { widgets } from './settings';

const props = makeCompareProps(widgets);

/** The whole screen. */
export function grid() {
  return (
    <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
      <Compare {...props} />
    </ChatdeckTheme>
  );
}
