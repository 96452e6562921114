import { expose } from '../../render/harness';
import { history } from '../history';

expose(history);
