/** As much of a worker as the page needs of the thread it asks. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
