/** Where Chatdeck's API is, for the server and, handed on by it, for the browser. */
export const chatUrl = process.env.CHAT_URL ?? 'http://localhost:4000';
