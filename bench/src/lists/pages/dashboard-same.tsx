import { exposeSame } from '../../render/same';
import { dashboard } from '../dashboard';

void exposeSame(dashboard);
