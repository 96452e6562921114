import { configure } from '@testing-library/dom';

// A busy machine is no fault of the code under test.
configure({ asyncUtilTimeout: 10_000 });
