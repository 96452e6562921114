import { behavior } from '../behavior';
import { exposeSame } from '../same';

void exposeSame(behavior);
