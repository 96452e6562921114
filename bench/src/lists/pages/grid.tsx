import { expose } from '../../render/harness';
import { grid } from '../grid';

expose(grid);
