import { expose } from '../../render/harness';
import { appearance } from '../appearance';

expose(appearance);
