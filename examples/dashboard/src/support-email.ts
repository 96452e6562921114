import { createContext } from 'react';

/** Of the operator of this dashboard. A page with a frame of it may have its own. */
export const operatorEmail = 'support@chatdeck.example';

export const SupportEmailContext = createContext(operatorEmail);
