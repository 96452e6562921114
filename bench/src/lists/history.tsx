import { ReportsHistory } from 'chatdeck/screens/reports';
import { makeHistoryBlock, makeReportsHistoryProps, ready } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';
import { page } from './chats';

const props = makeReportsHistoryProps([makeHistoryBlock(ready(page))]);

/** The whole screen. */
export function history() {
  return (
    <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
      <ReportsHistory {...props} />
    </ChatdeckTheme>
  );
}
