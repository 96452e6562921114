import { exposeSame } from '../../render/same';
import { history } from '../history';

void exposeSame(history);
