import { behavior } from '../behavior';
import { expose } from '../harness';

expose(behavior);
