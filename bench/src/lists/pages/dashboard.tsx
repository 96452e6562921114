import { expose } from '../../render/harness';
import { dashboard } from '../dashboard';

expose(dashboard);
