import { expose } from '../../render/harness';
import { QuestionsTab } from '../questions-tab';

expose(() => <QuestionsTab />);
