import { exposeSame } from '../../render/same';
import { appearance } from '../appearance';

void exposeSame(appearance);
