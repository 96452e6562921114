import { exposeSame } from '../../render/same';
import { grid } from '../grid';

void exposeSame(grid);
