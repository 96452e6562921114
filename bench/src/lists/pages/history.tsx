import { ReportsHistory } from 'chatdeck/screens/reports';
import { makeHistoryBlock, makeReportsHistoryProps, ready } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';
import { expose } from '../../render/harness';
import { page } from '../chats';

const props = makeReportsHistoryProps([makeHistoryBlock(ready(page))]);

expose(() => (
  <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
    <ReportsHistory {...props} />
  </ChatdeckTheme>
));
